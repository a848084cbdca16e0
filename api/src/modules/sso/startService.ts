import type { SsoSignIn, SsoSignInBody } from '@portal/shared/contract/ssoSignIn';
import { AppError } from '../../errors/AppError.ts';
import { requireReturnPage, type ReturnPageOrigins } from '../../plugins/returnPage.ts';
import { findPlatform } from '../platforms/index.ts';
import { beginSignIn } from './beginSignIn.ts';
import { findTarget, isOpen, toTarget, type SignInTarget } from './findTarget.ts';
import type { SsoContext } from './SsoContext.ts';
import { FAILURE_OF_REASON, SSO_FAILURES } from './ssoErrors.ts';

export type StartService = ReturnType<typeof createStartService>;

/** Begins sign-ins through a company or Google. */
export function createStartService(context: SsoContext, returnOrigins: ReturnPageOrigins) {
  const { db, connections, publicUrl } = context;

  const listTargets = async ({ email, connectionId }: SsoSignInBody): Promise<SignInTarget[]> => {
    if (connectionId === null) {
      const serving = await connections.listOfAddress(db, email ?? '');
      if (serving.length === 0) throw new AppError(SSO_FAILURES.noCompany);
      return serving.map((company) => toTarget(company, publicUrl));
    }
    const target = await findTarget(context, connectionId);
    if (target === null || !isOpen(target)) throw new AppError(SSO_FAILURES.notOffered);
    return [target];
  };

  const requirePage = async ({ company }: SignInTarget, page: string | undefined): Promise<string | null> => {
    const platform = company === null || page === undefined ? null : await findPlatform(db, company.platformId);
    const platformClientId = platform?.platform_client_id ?? null;
    return requireReturnPage(returnOrigins, { page, platformClientId, i18nKey: 'error.sso.returnPage' });
  };

  return {
    /**
     * Answers by the domain of an address alone, so that nobody learns who has an account. Raises 422 for a domain of no company, a
     * connection that is not enabled, and a provider that does not respond.
     */
    async start(body: SsoSignInBody, cookieToken: string): Promise<SsoSignIn> {
      const targets = await listTargets(body);
      const [target, another] = targets;
      if (target === undefined || another !== undefined)
        return { redirectUrl: null, connections: targets.map(toChoice) };
      const begun = await beginSignIn(context, target, {
        cookieToken,
        testId: null,
        returnPage: await requirePage(target, body.returnPage),
        loginHint: body.email ?? null,
      });
      if ('failure' in begun) throw new AppError(SSO_FAILURES[FAILURE_OF_REASON[begun.failure.reason]]);
      return { redirectUrl: begun.redirectUrl, connections: [] };
    },
  };
}

const toChoice = ({ connection: { identifier, displayName } }: SignInTarget) => ({
  connectionId: identifier,
  displayName,
});
