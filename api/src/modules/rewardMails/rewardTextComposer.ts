import type { MailComposer } from '../outbox/index.ts';
import { REWARD_TEXT } from './queueRewardMails.ts';
import { readRewardMailRows } from './rewardMailReadModel.ts';
import { composeRewardText } from './rewardText.ts';
import { rewardUrl, type MailSettings } from './toRewardMail.ts';

/** Composes the texts that bring rewards. */
export const createRewardTextComposer = (settings: MailSettings): MailComposer => ({
  topics: [REWARD_TEXT],
  read: async (db, platformId, outboxIds) => {
    const rows = await readRewardMailRows(db, platformId, outboxIds);
    return new Map(
      rows.map((row) => [
        row.outbox_id,
        {
          channel: 'TEXT',
          recipient: row.recipient,
          lineId: row.line_id,
          queuedAt: row.queued_at,
          compose: () => ({
            to: row.recipient ?? '',
            body: composeRewardText(row, rewardUrl(row, settings), row.carrier_message).body,
          }),
        },
      ]),
    );
  },
});
