import type { MailPreview } from '@portal/shared/contract/mailPreview';
import { type RewardMailContent, rewardMailHtml, rewardMailText } from '../rewardMails/index.ts';

/** A mail as it is shown before it is sent. */
export const toMailPreview = (mail: RewardMailContent): MailPreview => ({
  language: mail.language,
  from: mail.from,
  subject: mail.subject,
  html: rewardMailHtml(mail),
  text: rewardMailText(mail),
  textMessage: null,
});
