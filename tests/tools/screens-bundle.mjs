// A page with the element as the sources have it now, for the tools that look at it in a browser: bundled in memory, dist/ is not touched.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The chunks of an entry by file name; the entry itself is `page.js`. */
async function chunksOf(entry, minify) {
  const built = await build({
    root, configFile: false, publicDir: false, logLevel: 'error',
    build: { write: false, target: 'es2022', minify, lib: { entry: { page: entry }, formats: ['es'] } },
  });
  return new Map(built.flatMap(({ output }) => output).map((file) => [file.fileName, file.code ?? file.source]));
}

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The Blue Lion</title><link rel="icon" href="data:,">
<script type="module" src="/page.js"></script><body></body></html>`;

/** Serves an empty page that runs `entry` (a path from the root of the project), and answers requests for nothing else. */
export async function serveEntry(entry, { minify = false } = {}) {
  const chunks = await chunksOf(entry, minify);
  const server = createServer(({ url }, response) => {
    const name = new URL(url, 'http://localhost').pathname.slice(1), body = name === '' ? html : chunks.get(name);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': name === '' ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8' });
    response.end(body);
  });
  await new Promise((ready) => { server.listen(0, '127.0.0.1', ready); });
  return { origin: `http://127.0.0.1:${server.address().port}/`, close: () => { server.close(); server.closeAllConnections(); } };
}
