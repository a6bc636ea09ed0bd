import { schemas } from '../../../machine/rulebook/schemas.ts';

export const getStaticPaths = () => Object.keys(schemas).map((name) => ({ params: { name } }));

/** What rules.json and rulings.json hold. */
export const GET = ({ params: { name } }: { readonly params: { readonly name: keyof typeof schemas } }): Response => Response.json(schemas[name]);
