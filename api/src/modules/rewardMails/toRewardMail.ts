import type { Language } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { languageOf } from '@portal/shared/domain/people/languages';
import { PRODUCT_NAME } from '@portal/shared/domain/productName';
import { richTextOf } from '@portal/shared/domain/templates/richText';
import {
  fillPlaceholders,
  hasPlaceholder,
  type PlaceholderValues,
} from '@portal/shared/domain/ordering/templatePlaceholders';
import { open } from '../../crypto/seal.ts';
import { deliveryTexts, fillText } from '../../texts/deliveryTexts.ts';
import { formatLastDay, formatMoney } from '../../texts/formatMoney.ts';
import { inLanguage } from '../../texts/standardTemplate.ts';
import { mailText, type MailText } from './mailText.ts';
import type { RewardMail, RewardMailContent } from './RewardMail.ts';
import type { RewardMailRow } from './rewardMailReadModel.ts';
import { rewardPagePath } from './rewardPagePath.ts';
import { senderAddress, type SenderSettings } from './senderAddress.ts';

const STANDARD_ACCENT = '#1f6286';

/** The sender of mails and the address that their links lead to. */
export interface SenderAndLinks extends SenderSettings {
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

export interface MailSettings extends SenderAndLinks {
  readonly credentialKey: Buffer;
}

/** Inputs of a mail besides its link. */
export type RewardMailFacts = Omit<
  RewardMailRow,
  'outbox_id' | 'message_id' | 'recipient' | 'carrier_message' | 'line_id' | 'queued_at' | 'token_encrypted'
>;

/** Inputs of what the placeholders of a template say. */
export type TagFacts = Pick<
  RewardMailFacts,
  | 'locale'
  | 'lang_key'
  | 'first_name'
  | 'last_name'
  | 'sender_name'
  | 'from_name'
  | 'user_first_name'
  | 'user_last_name'
  | 'reward_name'
  | 'brand_name'
  | 'amount_minor'
  | 'quantity'
  | 'currency_code'
  | 'organization_name'
  | 'expires_at'
  | 'message'
  | 'reference_order_id'
  | 'line_number'
>;

/** The mail of an outbox row. */
export const toRewardMail = (row: RewardMailRow, settings: MailSettings): RewardMail => ({
  ...rewardMailContent(row, rewardUrl(row, settings), settings),
  messageId: row.message_id,
});

/** The link to a row's reward. */
export const rewardUrl = (
  { token_encrypted }: Pick<RewardMailRow, 'token_encrypted'>,
  { publicUrl, credentialKey }: MailSettings,
): string => `${publicUrl}${rewardPagePath(open(credentialKey, token_encrypted))}`;

/** Composes a reward's mail, for sending and for the preview alike: template, the order's texts, and the reward at `url`. */
export function rewardMailContent(facts: RewardMailFacts, url: string, places: SenderAndLinks): RewardMailContent {
  const row = inLanguage(facts, facts.lang_key);
  const language = languageIn(row);
  const tags = tagsOf(row, language);
  return {
    language,
    from: { name: oneLine(senderOf(row)), address: senderAddress(row.from_email, places) },
    to: { name: oneLine(tags.recipient_name), address: row.email ?? '' },
    replyTo: row.reply_to_email,
    subject: oneLine(fillPlaceholders(row.subject ?? row.subject_template ?? '{{reward_name}}', tags)),
    recipientName: tags.recipient_name,
    senderName: tags.sender_name,
    brandName: row.brand_name,
    brandKey: row.brand_key,
    rewardName: row.reward_name,
    amount: tags.reward_amount,
    message: messageOf(row, tags),
    closing: mailText(row.closing_message ?? '', tags),
    support: supportOf(row, tags, language),
    expires: row.expires_at === null ? null : formatLastDay(row.expires_at, language),
    url,
    reference: referenceOf(row),
    accent: row.primary_color ?? STANDARD_ACCENT,
    logo: logoOf(row, tags, places),
    poweredBy: showsPoweredBy(row.show_powered_by)
      ? fillText(deliveryTexts(language).mail.poweredBy, { product: PRODUCT_NAME[language] })
      : null,
  };
}

/** A template without a language of its own is written in the sender's. */
export const languageIn = ({ locale, lang_key }: Pick<TagFacts, 'locale' | 'lang_key'>): Language =>
  languageOf(locale === null || locale === '' ? lang_key : locale);

function logoOf(
  { logo_url, logo_alt_text }: RewardMailFacts,
  tags: PlaceholderValues,
  { publicUrl }: SenderAndLinks,
): RewardMailContent['logo'] {
  if (logo_url === null) return null;
  const url = `${publicUrl}${logo_url}`;
  return { url, largeUrl: `${url}?scale=2`, alt: fillPlaceholders(logo_alt_text ?? '', tags) };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const senderOf = (row: TagFacts): string =>
  row.sender_name ?? row.from_name ?? fullName(row.user_first_name, row.user_last_name);

const referenceOf = (row: TagFacts): string => `${row.reference_order_id}-${row.line_number}`;

/** "$25.00", or "2 × $25.00". */
export function amountText(
  row: Pick<RewardMailFacts, 'amount_minor' | 'currency_code' | 'quantity'>,
  language: Language,
): string {
  const amount = formatMoney(row.amount_minor, row.currency_code, language);
  const { pieces } = deliveryTexts(language).page;
  return row.quantity === 1 ? amount : fillText(pieces, { quantity: String(row.quantity), amount });
}

/** Returns what the placeholders of a template say for a line. */
export function tagsOf(row: TagFacts, language: Language): Required<PlaceholderValues> {
  return {
    recipient_name: fullName(row.first_name, row.last_name),
    recipient_first_name: row.first_name ?? '',
    sender_name: senderOf(row),
    reward_name: row.reward_name,
    reward_amount: amountText(row, language),
    brand_name: row.brand_name,
    organization_name: row.organization_name,
    expiration_date: row.expires_at === null ? '' : formatLastDay(row.expires_at, language),
    message: row.message ?? '',
    order_reference: referenceOf(row),
  };
}

/** The order's message replaces the template's placeholder, or follows a template without one. */
function messageOf(row: RewardMailFacts, tags: Required<PlaceholderValues>): MailText {
  const block = row.message_block ?? '{{message}}';
  return mailText(block, tags, hasPlaceholder(richTextOf(block), 'message') ? '' : tags.message);
}

function supportOf(row: RewardMailFacts, tags: Required<PlaceholderValues>, language: Language): MailText {
  const own = row.customer_support_message?.trim() ?? '';
  if (own !== '') return mailText(own, tags);
  const { support, supportWithHelp } = deliveryTexts(language).mail;
  const text = fillText(row.help_centre_url === null ? support : supportWithHelp, {
    email: row.support_email,
    helpCentre: row.help_centre_url ?? '',
    reference: referenceOf(row),
  });
  return mailText(text, {});
}

const showsPoweredBy = (setting: unknown): boolean =>
  typeof setting === 'object' && setting !== null && 'product' in setting ? setting.product === true : true;
