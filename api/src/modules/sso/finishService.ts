import { hashToken } from '../../crypto/tokens.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { isUniqueViolation } from '../../errors/isUniqueViolation.ts';
import type { Caller, IdentityModule, ProviderSession, SignInOutcome, UserRow } from '../identity/index.ts';
import { admitPerson } from './admitPerson.ts';
import { auditRefusedAnswer } from './auditRefusedAnswer.ts';
import { findPersonOfCompany, findPersonOfGoogle } from './findPerson.ts';
import { findTarget, isOpen, type SignInTarget } from './findTarget.ts';
import type { SealedJson } from './sealedJson.ts';
import type { SsoContext } from './SsoContext.ts';
import { SSO_FAILURES } from './ssoErrors.ts';
import type { ProviderIdentity } from './SsoProtocol.ts';
import { findResult, useResult } from './ssoSignInRepository.ts';

export interface FinishDeps extends SsoContext {
  readonly identity: Pick<IdentityModule, 'mfa' | 'openSignedIn'>;
  /** Seals what the provider's sign-out asks for. */
  readonly hints: SealedJson<string>;
}

/** The browser that redeems a result: the cookie of the start, and the device. */
interface Redeemer {
  readonly cookieToken: string | null;
  readonly caller: Caller;
  readonly mfaDeviceToken: string | null;
  readonly langKey: string;
}

export type FinishService = ReturnType<typeof createFinishService>;

/** Opens the sessions of those for whom a provider vouches. */
export function createFinishService(deps: FinishDeps) {
  const { db, clock, identities, identity: sessions, hints } = deps;

  const redeem = async (result: string, cookieToken: string | null) => {
    const [hash, now] = [hashToken(result), clock.now()];
    const found = await findResult(db, hash, now);
    if (found === undefined || found.sealed_identity === null) throw new AppError(SSO_FAILURES.resultEnded);
    if (cookieToken === null || hashToken(cookieToken) !== found.cookie_hash)
      throw new AppError(SSO_FAILURES.otherBrowser);
    if (!(await useResult(db, hash, now))) throw new AppError(SSO_FAILURES.resultEnded);
    return { connection: found.connection, person: identities.open(found.sealed_identity) };
  };

  const admit = async (target: SignInTarget, person: ProviderIdentity, langKey: string): Promise<UserRow> => {
    const { company, connection } = target;
    const refuse = async (refusal: keyof typeof SSO_FAILURES): Promise<never> => {
      await auditRefusedAnswer(deps, target, refusal);
      throw new AppError(SSO_FAILURES[refusal]);
    };
    const match =
      company === null ? await findPersonOfGoogle(db, person) : await findPersonOfCompany(db, company, person);
    if (match.kind === 'REFUSED') return refuse(match.refusal);
    const newPeople = company?.newPeople ?? null;
    const user = await withTransaction(db, (tx) =>
      admitPerson(tx, match, {
        connection: connection.identifier,
        identity: person,
        newcomers: company === null || newPeople === null ? null : { platformId: company.platformId, newPeople },
        langKey,
        at: clock.now(),
      }),
    );
    return user ?? refuse('unknownPerson');
  };

  return {
    /**
     * Redeems a result as a right password would be. Raises 410 for one that is unknown, used or over, 403 in another browser and for
     * somebody who may not sign in.
     */
    async finish(result: string, { cookieToken, caller, mfaDeviceToken, langKey }: Redeemer): Promise<SignInOutcome> {
      const { connection: identifier, person } = await redeem(result, cookieToken);
      const target = await findTarget(deps, identifier);
      if (target === null || !isOpen(target)) throw new AppError(SSO_FAILURES.notOffered);
      const user = await onceMore(() => admit(target, person, langKey));
      const provider: ProviderSession = {
        provider: target.connection.type,
        connection: identifier,
        sealedSignOutHint: person.signOutHint === null ? null : hints.seal(person.signOutHint),
      };
      const pending =
        target.company?.mfaBypass === true ? null : await sessions.mfa.begin(user, mfaDeviceToken, provider);
      return pending ?? withTransaction(db, (tx) => sessions.openSignedIn(tx, user, caller, provider));
    },
  };
}

/** Another first sign-in of the same person may have been faster; then they are known. */
async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return work();
  }
}
