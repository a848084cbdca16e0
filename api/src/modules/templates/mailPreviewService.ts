import type { MailPreview, MailPreviewBody } from '@portal/shared/contract/mailPreview';
import { rewardEnd } from '@portal/shared/domain/ordering/lastDay';
import { checkLineTexts } from '@portal/shared/domain/ordering/lineTexts';
import { checkRewardAmount } from '@portal/shared/domain/ordering/rewardAmount';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor } from '../../db/client.ts';
import {
  composeRewardText,
  type SenderAndLinks,
  rewardMailContent,
  type RewardMailFacts,
  rewardPagePath,
  SAMPLE_TOKEN,
} from '../rewardMails/index.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import { rewardItems } from '../catalog/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { findPlatform } from '../platforms/index.ts';
import { listAccountTemplates } from './templateReadModel.ts';
import { invalidPreview } from './templatesErrors.ts';
import { toMailPreview } from './toMailPreview.ts';

interface MailPreviewDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: SenderAndLinks;
}

type Row<Keys extends keyof RewardMailFacts> = Pick<RewardMailFacts, Keys>;
type LineText = MailPreviewBody['deliveryTemplate'];

/** Placeholder for the order's reference. */
const SAMPLE = { reference_order_id: 'RP000000-000000', line_number: 1 };

/**
 * Preview of a line's mail, made by the renderer of real mails. Raises 404 for an account that the user does not see,
 * 422 at the field for whatever an order would be refused for, except for names that are not typed yet.
 */
export const createMailPreview =
  (deps: MailPreviewDeps) =>
  async (user: SessionUser, body: MailPreviewBody, executor: Executor = deps.db): Promise<MailPreview> => {
    const { clock, env } = deps;
    const account = await findVisibleAccount(executor, user, body.accountIdentifier);
    const [invalid] = checkLineTexts(body).filter(([, { key }]) => key !== 'error.name.required');
    if (invalid) throw invalidPreview(...invalid);
    const reward = await rewardOf(executor, user, body, clock.now());
    const template = (await listAccountTemplates(executor, user, account)).find(
      ({ etid }) => etid === body.deliveryTemplate.etid,
    );
    if (!template)
      throw invalidPreview('deliveryTemplate.etid', {
        key: 'error.etid.invalid',
        values: { etid: body.deliveryTemplate.etid },
      });
    const facts = {
      ...template,
      ...SAMPLE,
      ...reward,
      ...textsOf(body.deliveryTemplate),
      email: body.recipient.email ?? null,
      first_name: body.recipient.firstName ?? '',
      last_name: body.recipient.lastName ?? null,
      lang_key: user.langKey,
      user_first_name: user.firstName,
      user_last_name: user.lastName,
    };
    const mail = toMailPreview(rewardMailContent(facts, `${env.publicUrl}/r/…`, env));
    if (orNull(body.recipient.mobileNumber) === null) return mail;
    const url = `${env.publicUrl}${rewardPagePath(SAMPLE_TOKEN)}`;
    return { ...mail, textMessage: composeRewardText(facts, url, orNull(body.carrierMessage)) };
  };

export type PreviewMail = ReturnType<typeof createMailPreview>;

/** The line's reward; rejects unknown items and amounts that the item does not allow. */
async function rewardOf(executor: Executor, user: SessionUser, body: MailPreviewBody, now: Date) {
  const item = (await rewardItems(executor, [body.utid])).get(body.utid);
  if (!item) throw invalidPreview('utid', { key: 'error.item.notFound', values: { utid: body.utid } });
  const amount = checkRewardAmount(body.amount, item.amountRule);
  if ('refusal' in amount) throw invalidPreview('amount', amount.refusal);
  const { support_email, help_centre_url, name: organization_name } = await findPlatform(executor, user.platformId);
  return {
    reward_name: item.rewardName,
    brand_name: item.brandName,
    brand_key: item.brandKey,
    amount_minor: amount.minor,
    quantity: 1,
    currency_code: item.currencyCode,
    support_email,
    help_centre_url,
    organization_name,
    expires_at: rewardEnd(now, item.validityDays),
  } satisfies Partial<RewardMailFacts>;
}

const textsOf = ({ senderName, subject, message }: LineText): Row<'sender_name' | 'subject' | 'message'> => ({
  sender_name: orNull(senderName),
  subject: orNull(subject),
  message: orNull(message),
});

const orNull = (text: string | null | undefined): string | null => (text?.trim() ? text.trim() : null);
