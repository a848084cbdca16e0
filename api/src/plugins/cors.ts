import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { OriginDeps } from './origin.ts';

const PREFLIGHT_KEPT_SECONDS = 600;

/** Headers of answers that the pages of an embedder may read (Fetch standard): the browser hides all others. */
const READABLE = [
  'Date',
  'X-Total-Count',
  'X-Total-Capped',
  'X-Next-Page-Token',
  'X-Session-Id',
  'Idempotency-Replayed',
  'Retry-After',
  'Content-Disposition',
];

/**
 * Lets the pages of allowed origins call the API (Fetch standard, CORS). They send the token that their session gives them.
 * Cookies are allowed, as the session client asks for them, but not counted on: browsers send them from pages of the same site
 * alone (SameSite=Strict). Files of the remote may be read by every page.
 */
export async function registerCors(app: FastifyInstance, { allowedOrigins }: Pick<OriginDeps, 'allowedOrigins'>) {
  const origins = allowedOrigins.map((address) => new URL(address).origin);
  await app.register(cors, {
    delegator: ({ url }, done) =>
      done(null, {
        origin: url.startsWith('/api/') ? origins : false,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        credentials: true,
        exposedHeaders: READABLE,
        maxAge: PREFLIGHT_KEPT_SECONDS,
      }),
  });
}
