import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import type { RecipientVerdict } from '@portal/shared/domain/research/completionRules';
import type { Executor } from '../../../db/client.ts';
import { unlistedKeys } from '../../allowlist/index.ts';
import { listBlockedDomains } from '../../carts/index.ts';
import { normalizeEmail } from './normalizeEmail.ts';

/** Judges the address of a respondent by the rules for recipients of orders. */
export async function judgeRecipient(
  executor: Executor,
  platformId: bigint,
  written: string,
): Promise<RecipientVerdict> {
  const email = normalizeEmail(written);
  if (email === null) return 'NOT_NORMALIZED';
  const blocked = await listBlockedDomains(executor, platformId);
  if (checkRecipientEmail(email, blocked) !== null) return 'INVALID';
  return (await unlistedKeys(executor, platformId, [emailKey(email)])).length === 0 ? 'OK' : 'INVALID';
}
