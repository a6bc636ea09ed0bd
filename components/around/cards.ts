import { html } from 'lit';
import type { View } from './panel.ts';

export async function cards(): Promise<View> { return () => html``; }
