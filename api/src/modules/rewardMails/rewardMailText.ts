import { deliveryTexts, fillText } from '../../texts/deliveryTexts.ts';
import { greetingOf } from '../../texts/greeting.ts';
import type { RewardMailContent } from './RewardMail.ts';

/** The plain text part: the same facts in the same order as the HTML part. */
export function rewardMailText(mail: RewardMailContent): string {
  const { mail: texts } = deliveryTexts(mail.language);
  const paragraphs = [
    greetingOf(mail.language, mail.recipientName),
    fillText(texts.from, { sender: mail.senderName }),
    `${mail.rewardName}\n${mail.amount}`,
    mail.message.text,
    `${texts.button}\n${mail.url}`,
    mail.expires === null ? '' : fillText(texts.expires, { date: mail.expires }),
    mail.closing.text,
    `${mail.support.text}\n${texts.keepPrivate}`,
    mail.poweredBy ?? '',
  ];
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`;
}
