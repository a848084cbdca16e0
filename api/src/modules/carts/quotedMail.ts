import type { QuotedMail } from '@portal/shared/contract/shoppingCarts';
import { rewardEnd } from '@portal/shared/domain/ordering/lastDay';
import { fillPlaceholders } from '@portal/shared/domain/ordering/templatePlaceholders';
import { fullName } from '@portal/shared/domain/people/fullName';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { formatLastDay, formatMoney } from '../../texts/formatMoney.ts';
import { inLanguage } from '../../texts/standardTemplate.ts';
import { findPlatform } from '../platforms/index.ts';
import { findTemplateHead } from '../templates/index.ts';
import type { CartLineRow } from './cartLineRepository.ts';
import type { PricedVariant } from './evaluateCart.ts';

interface MailContext {
  /** The cart's first that goes by mail, else its first that goes by text message. */
  readonly line: Omit<CartLineRow, 'is_listed' | 'is_opted_out'> | undefined;
  readonly isForAll: boolean;
  readonly variants: readonly PricedVariant[];
  readonly now: Date;
}

/**
 * Reads the mail of a cart's first line that goes by mail, its subject as the recipient reads it, and whether all lines have the same;
 * null where none goes digitally.
 */
export async function readQuotedMail(
  executor: Executor,
  user: SessionUser,
  { line, isForAll, variants, now }: MailContext,
): Promise<QuotedMail | null> {
  if (variants.every(({ fulfillmentType }) => fulfillmentType !== 'DIGITAL')) return null;
  const head = line?.etid
    ? await findTemplateHead(executor, user.platformId, line.etid, line.template_version)
    : undefined;
  const template = head && inLanguage(head, user.langKey);
  // A template without a language of its own is written in the sender's.
  const language = languageOf(template?.locale ? template.locale : user.langKey);
  const item = variants.find(({ utid }) => utid === line?.utid)?.item;
  const senderName = line?.sender_name ?? template?.from_name ?? fullName(user.firstName, user.lastName);
  const end = item && rewardEnd(line?.scheduled_at ?? now, item.validityDays);
  const subject = fillPlaceholders(line?.subject ?? template?.subject_template ?? '', {
    recipient_name: fullName(line?.first_name, line?.last_name),
    recipient_first_name: line?.first_name ?? '',
    sender_name: senderName,
    reward_name: item?.rewardName ?? '',
    reward_amount: line ? formatMoney(line.amount_minor, line.currency_code, language) : '',
    brand_name: item?.brandName ?? '',
    organization_name: (await findPlatform(executor, user.platformId)).name,
    expiration_date: end ? formatLastDay(end, language) : '',
    message: line?.message ?? '',
  });
  return {
    language,
    recipientName: fullName(line?.first_name, line?.last_name),
    senderName,
    subject,
    message: line?.message || null,
    isForAll,
  };
}
