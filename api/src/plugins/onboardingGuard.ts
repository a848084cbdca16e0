import type { Failure } from '../errors/AppError.ts';
import { AppError } from '../errors/AppError.ts';
import type { SessionUser } from '../access/SessionUser.ts';

const INCOMPLETE: Failure = {
  status: 403,
  i18nKey: 'error.onboarding.incomplete',
  description: 'The organization has not told about its business yet (POST /api/onboarding/submit).',
};

/** Calls of users whose organisation has not told about its business: their own record, their session, and the wizard. */
const OPEN_CALLS = [
  '/api/account',
  '/api/address-lookup',
  '/api/agreements',
  '/api/authenticate',
  '/api/mfa',
  '/api/onboarding',
  '/api/platforms',
  '/api/salesforce/redirect',
  '/api/terms',
  '/api/users/logout',
  '/api/users/sessionRefresh',
  '/api/users/sessionStatus',
  '/api/users/sessions',
] as const;

/** True for a route that is open before the wizard is done. */
export const isOpenBeforeOnboarding = (url: string): boolean =>
  OPEN_CALLS.some((open) => url === open || url.startsWith(`${open}/`));

/** Raises 403 `error.onboarding.incomplete` unless the user's organisation has told about its business, or the call needs none of that. */
export function requireOnboarded({ onboarded }: Pick<SessionUser, 'onboarded'>, url: string): void {
  if (!onboarded && !isOpenBeforeOnboarding(url)) throw new AppError(INCOMPLETE);
}
