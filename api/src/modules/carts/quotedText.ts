import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { rewardEnd } from '@portal/shared/domain/ordering/lastDay';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { findPlatform } from '../platforms/index.ts';
import { composeRewardText, rewardPagePath, SAMPLE_TOKEN } from '../rewardMails/index.ts';
import { findTemplateHead } from '../templates/index.ts';
import { findLineByMethod } from './cartLineRepository.ts';
import type { CartView } from './cartReadModel.ts';
import type { PricedVariant } from './evaluateCart.ts';

interface TextContext {
  readonly cart: CartView;
  readonly variants: readonly PricedVariant[];
  readonly publicUrl: string;
  readonly now: Date;
}

/** Reads the first text message of a cart, with a link that leads to a sample, and how many lines go by text; null for none. */
export async function readQuotedText(
  executor: Executor,
  user: SessionUser,
  { cart, variants, publicUrl, now }: TextContext,
): Promise<Quote['texts']> {
  const texted = variants.filter(({ deliveryMethod }) => deliveryMethod === 'MOBILE');
  const line = texted.length === 0 ? undefined : await findLineByMethod(executor, cart, 'MOBILE');
  if (!line?.etid) return null;
  const template = await findTemplateHead(executor, user.platformId, line.etid, line.template_version);
  const item = texted.find(({ utid }) => utid === line.utid)?.item;
  const facts = {
    etid: line.etid,
    locale: template?.locale ?? null,
    from_name: template?.from_name ?? null,
    subject_template: null,
    sms_message_body: template?.sms_message_body ?? null,
    reference_order_id: '',
    line_number: 1,
    first_name: line.first_name,
    last_name: line.last_name,
    sender_name: line.sender_name,
    message: line.message,
    reward_name: item?.rewardName ?? '',
    brand_name: item?.brandName ?? '',
    amount_minor: line.amount_minor,
    quantity: line.quantity,
    currency_code: line.currency_code,
    organization_name: (await findPlatform(executor, user.platformId)).name,
    expires_at: item === undefined ? null : rewardEnd(now, item.validityDays),
    lang_key: user.langKey,
    user_first_name: user.firstName,
    user_last_name: user.lastName,
  };
  const lineCount = texted.reduce((count, variant) => count + variant.lineCount, 0);
  return {
    ...composeRewardText(facts, `${publicUrl}${rewardPagePath(SAMPLE_TOKEN)}`, cart.carrier_message),
    lineCount,
  };
}
