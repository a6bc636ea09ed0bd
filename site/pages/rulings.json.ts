import { rulingsJson } from '../../machine/rulebook/publish.ts';

/** The rulings for other programs. */
export const GET = async (): Promise<Response> => Response.json(await rulingsJson());
