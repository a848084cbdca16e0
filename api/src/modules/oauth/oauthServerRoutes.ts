import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { defineRoute, routesApart } from '../../plugins/defineRoute.ts';
import { createOidcProvider, OAUTH_MOUNT, type OidcProviderDeps } from './createOidcProvider.ts';

/** The OAuth server reads bodies itself: here none is read before it, which would leave it waiting. */
function takeNoBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** Hands a call to the OAuth server, as a call of its own address. */
async function handOver(provider: Provider, publicUrl: URL, request: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  const { raw } = request;
  const { url = '' } = raw;
  Object.assign(raw, { originalUrl: url });
  raw.url = url.slice(OAUTH_MOUNT.length);
  // Addresses that it names are the installation's, whatever the call says; `ip` is that of the caller behind trusted proxies.
  raw.headers.host = publicUrl.host;
  raw.headers['x-forwarded-host'] = publicUrl.host;
  raw.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
  raw.headers['x-forwarded-for'] = request.ip;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  await provider.callback()(raw, reply.raw);
}

/** The OAuth server: where apps send people, and where they get, renew and revoke tokens. */
export function oauthServerRoutes(deps: OidcProviderDeps) {
  const publicUrl = new URL(deps.publicUrl);
  let made: Promise<Provider> | null = null;
  return routesApart([
    takeNoBodies,
    defineRoute({
      method: ['GET', 'POST'],
      url: `${OAUTH_MOUNT}/*`,
      schema: { hide: true },
      config: { permission: { kind: 'signed' } },
      handler: async (request, reply) => {
        made ??= createOidcProvider(deps);
        await handOver(await made, publicUrl, request, reply);
      },
    }),
  ]);
}
