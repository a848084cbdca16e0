import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { SessionCookies } from '../identity/index.ts';
import { createFinishSignup, type FinishDeps } from './finishService.ts';
import { signupDomainRoutes } from './signupDomainRoutes.ts';
import { createSignupDomainService } from './signupDomainService.ts';
import { createSignupMailWorker, type SignupMailDeps } from './signupMailWorker.ts';
import { clearExpiredSignups, deleteOldSignups } from './signupRepository.ts';
import { signupRoutes } from './signupRoutes.ts';
import { createSignupService, type SignupDeps } from './signupService.ts';

export { isPublicMailDomain } from './isPublicMailDomain.ts';
export { openOrganisation } from './openOrganisation.ts';

interface SignupsModuleDeps extends SignupDeps, Omit<FinishDeps, 'terms'> {
  readonly terms: SignupDeps['terms'] & FinishDeps['terms'];
  readonly cookie: SessionCookies;
  /** False: nobody may, and the calls are none. */
  readonly isOpen: boolean;
}

/** Wires the accounts that companies open by themselves, and staff's exceptions of domains. */
export function createSignupsModule(deps: SignupsModuleDeps): ApiModule {
  const { db, cookie, isOpen } = deps;
  const domains = signupDomainRoutes(createSignupDomainService(deps));
  const open = signupRoutes({ signups: createSignupService(deps), finish: createFinishSignup(deps), cookie });
  return {
    routes: isOpen ? routesOf([open, domains]) : domains,
    housekeeping: [
      { name: 'clear expired sign-ups', run: (now) => clearExpiredSignups(db, now) },
      {
        name: 'delete old sign-ups',
        run: (now) => deleteOldSignups(db, new Date(now.getTime() - SERVER_SETTINGS.signups.keptMs)),
      },
    ],
  };
}

/** Wires the mails of sign-ups, for the server that sends mail. */
export const createSignupMailsModule = (deps: SignupMailDeps): ApiModule => ({
  workers: { 'send-signup-mail': createSignupMailWorker(deps) },
});
