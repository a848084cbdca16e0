import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';

export interface OriginDeps {
  readonly publicUrl: string;
  readonly allowedOrigins: readonly string[];
}

/** Which allowed origins serve the users of some platforms alone. */
export type PlatformsOfOrigins = ReadonlyMap<string, readonly string[]>;

/** Tells whether a page of an allowed origin may call for a platform's users. */
export const servesPlatform = (platforms: PlatformsOfOrigins, origin: string, platformClientId: string): boolean =>
  platforms.get(origin)?.includes(platformClientId) !== false;

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses calls that change something when a page of a foreign origin makes them (CSRF), beside SameSite=Strict of the cookies.
 * Judged by the headers that no page can set (Fetch standard): `Origin`, and `Sec-Fetch-Site` where that is missing. Programs
 * send neither and are judged by their token alone; calls that carry a signature, by that alone.
 */
export function registerOrigin(app: FastifyInstance, { publicUrl, allowedOrigins }: OriginDeps): void {
  const known = [publicUrl, ...allowedOrigins].map((address) => new URL(address).origin);
  app.addHook('onRequest', (request, _reply, done) => {
    const isSigned = request.routeOptions.config.permission?.kind === 'signed';
    const isRefused = !READS.includes(request.method) && !isSigned && isForeign(request, known);
    done(isRefused ? new AppError(COMMON_FAILURES.foreignOrigin) : undefined);
  });
}

function isForeign(request: FastifyRequest, known: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none';
  return !known.includes(origin) && origin !== `${request.protocol}://${request.host}`;
}

/** Refuses calls for a user of one platform from a page that embeds the portal of another; runs once the user is known. */
export function registerPlatformOrigin(app: FastifyInstance, platforms: PlatformsOfOrigins): void {
  app.addHook('onRequest', ({ user, headers }, _reply, done) => {
    const isServed = user === null || servesPlatform(platforms, headers.origin ?? '', user.platformClientId);
    done(isServed ? undefined : new AppError(COMMON_FAILURES.foreignOrigin));
  });
}
