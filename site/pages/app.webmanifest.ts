import { manifest } from '../offline/manifest.ts';

export const GET = (): Response => manifest('en');
