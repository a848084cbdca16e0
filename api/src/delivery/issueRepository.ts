import type { Tx } from '../db/client.ts';
import { insertAll } from '../db/insertAll.ts';

/** Queues rewards for delivery: one outbox row each, with its Message-ID. Returns their ids. */
export async function insertRewardMails(
  tx: Tx,
  platformId: bigint,
  mails: readonly { readonly lineId: bigint; readonly rewardId: bigint; readonly messageId: string }[],
  at: Date,
): Promise<bigint[]> {
  const rows = mails.map((mail) => ({
    platform_id: platformId,
    topic: 'REWARD_MAIL',
    order_line_id: mail.lineId,
    reward_id: mail.rewardId,
    message_id: mail.messageId,
    created_at: at,
  }));
  return (await insertAll(tx, 'outbox', rows, ['id'])).map((row) => row.id);
}
