import type { OutgoingMail } from '../../providers/email/Mailer.ts';
import type { MailComposer } from '../outbox/index.ts';
import { REWARD_MAIL } from './queueRewardMails.ts';
import type { RewardMail } from './RewardMail.ts';
import { rewardMailHtml } from './rewardMailHtml.ts';
import { readRewardMailRows } from './rewardMailReadModel.ts';
import { rewardMailText } from './rewardMailText.ts';
import { toRewardMail, type MailSettings } from './toRewardMail.ts';

/** Composes the mails that bring rewards, each as its line's template and order are. */
export const createRewardMailComposer = (settings: MailSettings): MailComposer => ({
  topics: [REWARD_MAIL],
  read: async (db, platformId, outboxIds) => {
    const rows = await readRewardMailRows(db, platformId, outboxIds);
    return new Map(
      rows.map((row) => [
        row.outbox_id,
        {
          channel: 'EMAIL',
          recipient: row.email,
          lineId: row.line_id,
          compose: () => toOutgoingMail(toRewardMail(row, settings), row.queued_at),
        },
      ]),
    );
  },
});

/** The MIME parts and headers of a reward's mail. */
export const toOutgoingMail = (mail: RewardMail, date: Date): OutgoingMail => ({
  messageId: mail.messageId,
  from: mail.from,
  to: mail.to,
  replyTo: mail.replyTo,
  subject: mail.subject,
  text: rewardMailText(mail),
  html: rewardMailHtml(mail),
  attachments: [],
  date,
});
