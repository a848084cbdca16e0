import type { SignupDomain, SignupDomainBody } from '@portal/shared/contract/signups';
import { SIGNUP_DOMAIN_RULES } from '@portal/shared/contract/signups';
import { checkReason } from '@portal/shared/domain/textRules';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import type { Clock } from '../../runtime/clock.ts';
import { toListedDomain } from './checkSignupAddress.ts';
import { deleteDomain, listDomains, putDomain, type SignupDomainRow } from './signupDomainRepository.ts';
import { SIGNUP_FAILURES } from './signupErrors.ts';

export type SignupDomainService = ReturnType<typeof createSignupDomainService>;

/** Exceptions of domains, which staff make against the lists of free and throw-away mail. */
export function createSignupDomainService({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const audit = (tx: Tx, user: SessionUser, action: string, domain: string, details: Record<string, string>) =>
    writeAudit(tx, {
      platformId: user.platformId,
      actorUserId: user.id,
      action,
      entityType: 'signupDomain',
      entityId: domain,
      details,
      at: clock.now(),
    });

  return {
    list: async (): Promise<SignupDomain[]> => (await listDomains(db)).map(toSignupDomain),

    /** Makes or replaces an exception. Raises 400 for what is no domain, and at the reason. */
    put: (user: SessionUser, text: string, { rule, reason }: SignupDomainBody): Promise<SignupDomain> => {
      const domain = requireDomain(text);
      const fields = fieldErrors('reason', checkReason(reason));
      if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
      return withTransaction(db, async (tx) => {
        const row = { domain, rule, reason, changed_by: user.email, changed_at: clock.now() };
        await putDomain(tx, row);
        await audit(tx, user, 'signupDomain.changed', domain, { rule, reason });
        return toSignupDomain(row);
      });
    },

    /** Raises 404 when there is no exception for the domain. */
    remove: (user: SessionUser, text: string): Promise<void> => {
      const domain = requireDomain(text);
      return withTransaction(db, async (tx) => {
        if (!(await deleteDomain(tx, domain))) throw new AppError(SIGNUP_FAILURES.domainNotFound);
        await audit(tx, user, 'signupDomain.removed', domain, {});
      });
    },
  };
}

function requireDomain(text: string): string {
  const domain = toListedDomain(text);
  if (domain === null) throw new AppError(SIGNUP_FAILURES.domain);
  return domain;
}

const toSignupDomain = ({ domain, rule, reason, changed_by, changed_at }: SignupDomainRow): SignupDomain => ({
  domain,
  rule: oneOf(SIGNUP_DOMAIN_RULES, rule),
  reason,
  changedBy: changed_by,
  changedAt: changed_at.toISOString(),
});
