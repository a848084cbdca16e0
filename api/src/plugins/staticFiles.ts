import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { HOST_OVERRIDE_PAGE, HOST_REMOTES_PAGE } from '@portal/shared/domain/access/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Paths served with the host's page, which routes on the client. */
const PAGES = [
  '/',
  '/login',
  '/login/*',
  '/vue/',
  '/vue/*',
  '/confirm_access',
  '/oauth_authorize',
  HOST_REMOTES_PAGE,
  HOST_OVERRIDE_PAGE,
];
const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** The loader for other pages. */
const LOADER = /^portal-loader\b/;
/** The stable address of a remote, which leads to its active version. */
const CURRENT = /^[^/]+\/current\//;

const config = { permission: { kind: 'public' }, unlimitedReads: true } as const;
const schema = { hide: true };

interface StaticFolders {
  /** The built host. */
  readonly hostFolder: string;
  /** The store of the remote's versions (docs/OPERATIONS.md); only its `public` folder is served. */
  readonly storeFolder: string;
}

/** The host's page for whoever opens a path that is none: it says so. */
export const unknownPageOf =
  (hostFolder: string) =>
  async ({ method, url, headers }: FastifyRequest): Promise<string | null> => {
    const isPage = method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
    return isPage ? readFile(path.join(hostFolder, 'index.html'), 'utf8').catch(() => null) : null;
  };

/** Serves the built host and the versions of the remote; a file that is not there is a real 404. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { hostFolder, storeFolder }: StaticFolders,
): Promise<void> {
  const remotes = path.join(storeFolder, 'public');
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
  });

  for (const url of PAGES) {
    app.route({
      method: 'GET',
      url,
      schema,
      config,
      handler: (_request, reply) => send(reply, hostFolder, 'index.html', REVALIDATE),
    });
  }
  app.route({ method: 'GET', url: '/vue', schema, config, handler: (_request, reply) => reply.redirect('/vue/', 308) });

  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/remotes/*',
    schema,
    config,
    handler: (request, reply) => {
      const file = request.params['*'];
      const cacheControl = CURRENT.test(file) ? REVALIDATE : IMMUTABLE;
      return send(forEveryOrigin(reply), path.join(remotes, 'remotes'), file, cacheControl);
    },
  });

  for (const file of ['remotes.json', 'remotes.json.sig']) {
    app.route({
      method: 'GET',
      url: `/${file}`,
      schema,
      config,
      handler: (_request, reply) => send(forEveryOrigin(reply), remotes, file, REVALIDATE),
    });
  }

  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/*',
    schema,
    config,
    handler: (request, reply) => {
      const file = request.params['*'];
      if (LOADER.test(file)) forEveryOrigin(reply);
      return send(reply, hostFolder, file, HASHED_NAME.test(file) ? IMMUTABLE : REVALIDATE);
    },
  });
}

/** Embedding pages load the registry and the remote from other origins. */
const forEveryOrigin = (reply: FastifyReply): FastifyReply =>
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');

const send = (reply: FastifyReply, root: string, file: string, cacheControl: string): FastifyReply =>
  reply.header('cache-control', cacheControl).sendFile(file, root);
