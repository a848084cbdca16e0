import type { FieldError } from '@portal/shared/contract/common';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { mailboxOf } from '@portal/shared/domain/ordering/resendRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { unlistedKeys } from '../allowlist/index.ts';
import { listBlockedDomains } from '../carts/index.ts';

/** Returns why a reward cannot be sent again to an address: no order could go there, or it is the user's own. */
export type FindAddressRefusal = (email: string) => Refusal | null;

/** Returns what is wrong with each of these addresses, or nothing. */
export async function addressRefusals(
  executor: Executor,
  user: SessionUser,
  emails: readonly string[],
): Promise<FindAddressRefusal> {
  const blocked = await listBlockedDomains(executor, user.platformId);
  const unlisted = new Set(await unlistedKeys(executor, user.platformId, emails.map(emailKey)));
  const own = mailboxOf(user.email);
  return (email) => {
    const refusal = checkRecipientEmail(email, blocked);
    if (refusal !== null) return refusal;
    if (mailboxOf(email) === own) return { key: 'error.resend.self' };
    return unlisted.has(emailKey(email)) ? { key: 'error.email.notListed' } : null;
  };
}

/** The error of a field for what a rule says. */
export const fieldError = (field: string, { key, values }: Refusal): FieldError => ({
  field,
  i18nKey: key,
  ...(values && { values: { ...values } }),
});
