import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import { isAllowed, type PermissionRule } from '@portal/shared/domain/access/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, type Failure } from '../errors/AppError.ts';
import { API_KEY_FAILURES } from '../errors/apiKeyErrors.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import { signedInUser } from '../access/signedInUser.ts';
import { requireOnboarded } from './onboardingGuard.ts';

/**
 * The callers of a route: anyone, a caller whose signature the route itself checks, a program whose key has a scope, or a
 * signed-in user (`rule: {}`: any).
 */
export type RoutePermission =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed' }
  | { readonly kind: 'machine'; readonly scope: ApiScope }
  | {
      readonly kind: 'user';
      readonly rule: PermissionRule;
      /** The answer to a user who does not meet the rule; without it one that serves everywhere. */
      readonly refusal?: Failure;
    };

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: RoutePermission;
    /** A background call of the page: it does not keep an idle session alive. */
    background?: boolean;
    /** A call that requires a key and moves no money: staff who emulate an organisation may make it. */
    movesNoMoney?: true;
  }
}

/**
 * Fails the start when a route declares no permission, and rejects calls that do not meet it: 401, then 403. What moves money is
 * closed to staff who emulate an organisation, whatever their rights.
 */
export function registerPermissions(app: FastifyInstance): void {
  const open: string[] = [];
  app.addHook('onRoute', (route) => {
    if (!route.config?.permission) open.push(`${String(route.method)} ${route.url}`);
  });
  app.addHook('onReady', (done) => {
    done(open.length === 0 ? undefined : new Error(`Routes that declare no permission: ${open.join(', ')}`));
  });
  app.addHook('onRequest', checkPermission);
}

async function checkPermission(request: FastifyRequest): Promise<void> {
  const { config, url = '' } = request.routeOptions;
  const { permission, idempotencyKey, movesNoMoney } = config;
  if (permission?.kind === 'machine' && !request.scopes.includes(permission.scope))
    throw new AppError({ ...API_KEY_FAILURES.scope, values: { scope: permission.scope } });
  if (permission?.kind !== 'user') return Promise.resolve();
  const user = signedInUser(request);
  requireOnboarded(user, url);
  const movesMoney = idempotencyKey === 'required' && movesNoMoney !== true;
  if (movesMoney && user.emulationPlatformId !== null) throw new AppError(COMMON_FAILURES.emulatedMoney);
  if (!isAllowed(user, permission.rule)) throw new AppError(permission.refusal ?? COMMON_FAILURES.forbidden);
  return Promise.resolve();
}
