import { rulesJson } from '../../machine/rulebook/publish.ts';

/** The numbered rules for other programs. */
export const GET = (): Response => Response.json(rulesJson());
