import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { backEndOf } from './backEnd.mjs';

/** The types of files that are served; nothing else in a folder is, such as a key. */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const WRITTEN = 'http://localhost:3000';
/** The page's half of the sign-in, which plain pages import by its address. */
const SESSION = '/session.js';

/**
 * A server of the files in `folder`, with `portal` where they have the portal's address, and of calls: by path, a function
 * that answers `{ status, body }`.
 */
export function createExampleServer({ folder, portal, calls }) {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const call = request.method === 'POST' ? calls[pathname] : undefined;
    if (call !== undefined) {
      const { status, body } = await call().catch((error) => ({ status: 500, body: { error: error.message } }));
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const file = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const type = TYPES[extname(file)];
    const text =
      type && (await readFile(join(file === SESSION ? import.meta.dirname : folder, file), 'utf8').catch(() => null));
    if (text) response.writeHead(200, { 'content-type': type }).end(text.replaceAll(WRITTEN, portal));
    else response.writeHead(404).end();
  });
}

/** Serves an example on this machine, with the back end that the environment tells of. */
export function serve(folder, defaultPort) {
  const { PORT: port = defaultPort, PORTAL_URL: portal = WRITTEN } = process.env;
  const server = createExampleServer({ folder, portal, calls: backEndOf(process.env, portal) });
  server.listen(Number(port), () => console.log(`http://localhost:${port}`));
}
