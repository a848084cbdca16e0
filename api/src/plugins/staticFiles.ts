import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Paths served with the host's page, which routes on the client. */
const PAGES = ['/', '/login', '/login/*', '/vue/', '/vue/*', '/confirm_access', '/oauth_authorize'];
const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

const config = { permission: { kind: 'public' }, unlimitedReads: true } as const;
const schema = { hide: true };

/** Serves the built host and the versioned folders of the remote below `root`; a file that is not there is a real 404. */
export async function registerStaticFiles(app: FastifyInstance, root: string = REPOSITORY): Promise<void> {
  const hostDist = path.join(root, 'host/dist');
  const remoteDist = path.join(root, 'remote/dist');
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
      handler: (_request, reply) => send(reply, hostDist, 'index.html', REVALIDATE),
    });
  }
  app.route({ method: 'GET', url: '/vue', schema, config, handler: (_request, reply) => reply.redirect('/vue/', 308) });

  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/remotes/portal/*',
    schema,
    config,
    handler: (request, reply) => {
      // Embedding pages load the remote from other origins.
      void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      return send(reply, remoteDist, request.params['*'], IMMUTABLE);
    },
  });

  app.route<{ Params: { '*': string } }>({
    method: 'GET',
    url: '/*',
    schema,
    config,
    handler: (request, reply) => {
      const file = request.params['*'];
      return send(reply, hostDist, file, HASHED_NAME.test(file) ? IMMUTABLE : REVALIDATE);
    },
  });
}

const send = (reply: FastifyReply, root: string, file: string, cacheControl: string): FastifyReply =>
  reply.header('cache-control', cacheControl).sendFile(file, root);
