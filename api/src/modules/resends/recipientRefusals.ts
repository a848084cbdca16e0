import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import type { DigitalRecipient } from '@portal/shared/domain/ordering/digitalRecipient';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import { mailboxOf } from '@portal/shared/domain/ordering/resendRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { checkMobileNumber } from '@portal/shared/domain/people/mobileNumber';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { unlistedKeys } from '../allowlist/index.ts';
import { listBlockedDomains } from '../carts/index.ts';
import { findPlatform } from '../platforms/index.ts';
import { listOptedOut } from '../textReplies/index.ts';

/** Returns why a reward cannot be sent again to somebody: no order could go there, or it is the user's own address. */
export type FindRecipientRefusal = (recipient: DigitalRecipient) => Refusal | null;

/** Returns what is wrong with each of these recipients, or nothing. `installed`: the ways in which this installation sends. */
export async function recipientRefusals(
  executor: Executor,
  user: SessionUser,
  recipients: readonly DigitalRecipient[],
  installed: readonly DeliveryMethod[],
): Promise<FindRecipientRefusal> {
  const to = (wanted: DigitalRecipient['method']) =>
    recipients.flatMap(({ method, to: name }) => (method === wanted ? [name] : []));
  const refuseEmail = await emailRefusals(executor, user, to('EMAIL'));
  const refuseNumber = await numberRefusals(executor, user, to('MOBILE'), installed);
  return ({ method, to: name }) => (method === 'EMAIL' ? refuseEmail(name) : refuseNumber(name));
}

type FindRefusal = (name: string) => Refusal | null;

async function emailRefusals(executor: Executor, user: SessionUser, emails: readonly string[]): Promise<FindRefusal> {
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

async function numberRefusals(
  executor: Executor,
  { platformId }: SessionUser,
  numbers: readonly string[],
  installed: readonly DeliveryMethod[],
): Promise<FindRefusal> {
  if (numbers.length === 0) return () => null;
  const { has_allowlist } = await findPlatform(executor, platformId);
  const optedOut = new Set(await listOptedOut(executor, numbers));
  return (number) => {
    const verdict = checkMobileNumber(number);
    if ('refusal' in verdict) return verdict.refusal;
    if (has_allowlist) return { key: 'error.phone.allowlist' };
    if (!installed.includes('MOBILE')) return { key: 'error.resend.noTexts' };
    return optedOut.has(verdict.number)
      ? { key: 'error.phone.optedOut', values: { mobileNumber: verdict.number } }
      : null;
  };
}

/** The field of a body that names a recipient. */
export const recipientField = ({ method }: DigitalRecipient): string => (method === 'EMAIL' ? 'email' : 'mobileNumber');
