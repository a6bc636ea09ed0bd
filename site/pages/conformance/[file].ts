import { readdir, readFile } from 'node:fs/promises';

/** The build runs in the root of the project. */
const folder = 'tests/conformance/';

export const getStaticPaths = async () => (await readdir(folder)).map((file) => ({ params: { file } }));

/** The cases for any other implementation, as they are. */
export const GET = async ({ params: { file } }: { readonly params: { readonly file: string } }): Promise<Response> => new Response(await readFile(folder + file));
