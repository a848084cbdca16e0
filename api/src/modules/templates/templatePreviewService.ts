import type { MailPreview, TemplatePreviewBody } from '@portal/shared/contract/mailPreview';
import { SETTINGS } from '@portal/shared/domain/settings';
import { rewardEnd } from '@portal/shared/domain/ordering/lastDay';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Executor } from '../../db/client.ts';
import {
  composeRewardText,
  type SenderAndLinks,
  rewardMailContent,
  rewardPagePath,
  SAMPLE_TOKEN,
} from '../rewardMails/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { deliveryTexts } from '../../texts/deliveryTexts.ts';
import { findPlatform } from '../platforms/index.ts';
import { toMailPreview } from './toMailPreview.ts';
import { toTemplateContent } from './toTemplateContent.ts';

interface TemplatePreviewDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: SenderAndLinks;
}

const SAMPLE = {
  etid: null,
  reference_order_id: 'RP000000-000000',
  line_number: 1,
  email: null,
  reward_name: 'Harbour Books',
  brand_name: 'Harbour Books',
  brand_key: 'B000001',
  amount_minor: 2_500n,
  quantity: 1,
  currency_code: 'USD',
  sender_name: null,
  subject: null,
} as const;

/** The mail of a template with a sample reward, by the renderer of real mails. Raises what saving it would raise. */
export const createTemplatePreview =
  ({ db, clock, env }: TemplatePreviewDeps) =>
  async (user: SessionUser, body: TemplatePreviewBody, executor: Executor = db): Promise<MailPreview> => {
    const { name, support_email, help_centre_url } = await findPlatform(executor, user.platformId);
    const { firstName, lastName, message } = deliveryTexts(languageOf(body.locale || user.langKey)).sample;
    const facts = {
      ...SAMPLE,
      ...contentOf(body),
      organization_name: name,
      support_email,
      help_centre_url,
      first_name: firstName,
      last_name: lastName,
      message,
      expires_at: rewardEnd(clock.now(), SETTINGS.reward.validityDays),
      lang_key: user.langKey,
      user_first_name: user.firstName,
      user_last_name: user.lastName,
    };
    const url = `${env.publicUrl}${rewardPagePath(SAMPLE_TOKEN)}`;
    const mail = rewardMailContent(facts, url, env);
    return { ...toMailPreview(mail), textMessage: composeRewardText(facts, url, null) };
  };

export type PreviewTemplate = ReturnType<typeof createTemplatePreview>;

/** The columns of a body as they are read back. */
function contentOf(body: TemplatePreviewBody) {
  const {
    locale,
    closing_message,
    customer_support_message,
    reply_to_email,
    from_email,
    logo_url,
    logo_alt_text,
    ...content
  } = toTemplateContent(body);
  return {
    from_name: content.from_name,
    subject_template: content.subject_template,
    message_block: content.message_block,
    primary_color: content.primary_color,
    locale: locale ?? null,
    closing_message: closing_message ?? null,
    customer_support_message: customer_support_message ?? null,
    reply_to_email: reply_to_email ?? null,
    from_email: from_email ?? null,
    logo_url: logo_url ?? null,
    logo_alt_text: logo_alt_text ?? null,
    show_powered_by: body.showPoweredBy,
    sms_message_body: content.sms_message_body,
  };
}
