import type { Language } from '@portal/shared/domain/enumerations';
import type { MailText } from './mailText.ts';

/** One reward's e-mail, ready to be sent. */
export interface RewardMail extends RewardMailContent {
  readonly messageId: string;
}

/** Content of a reward's e-mail, with placeholders filled in. Texts are plain (unescaped) but for those with two parts. */
export interface RewardMailContent {
  readonly language: Language;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo: string | null;
  readonly subject: string;
  readonly recipientName: string;
  readonly senderName: string;
  readonly brandName: string;
  readonly brandKey: string;
  readonly rewardName: string;
  /** As the recipient reads it: "$25.00", or "2 × $25.00". */
  readonly amount: string;
  readonly message: MailText;
  readonly closing: MailText;
  readonly support: MailText;
  /** Day in the mail's language, or null when the reward does not expire. */
  readonly expires: string | null;
  readonly url: string;
  readonly reference: string;
  readonly accent: string;
  /** In its size, and in twice its size. */
  readonly logo: { readonly url: string; readonly largeUrl: string; readonly alt: string } | null;
  readonly poweredBy: string | null;
}
