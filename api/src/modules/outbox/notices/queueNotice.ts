import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import type { NoticeTopic } from '../../../texts/languages/DeliveryTexts.ts';
import { insertMails } from '../outboxRepository.ts';
import { findNoticeReader } from './noticeReadModel.ts';

export interface Notice {
  readonly topic: NoticeTopic;
  /**
   * The user in whose language it is written, and who gets it unless `recipientEmail` is named. What is about a program goes to
   * who made its key, while they may sign in.
   */
  readonly user: TenantKey;
  readonly recipientEmail?: string;
  /** Placeholders of the topic's texts. */
  readonly values?: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** Queues a notice by mail; it is sent only if the transaction commits. */
export type SendNotice = (tx: Tx, notice: Notice) => Promise<void>;

/** Notices use the same outbox as rewards: sent once, retried, recorded. */
export function createNotices(enqueue: Enqueue, publicUrl: string): SendNotice {
  const { hostname } = new URL(publicUrl);
  return async (tx, { topic, user, recipientEmail, values = {}, at }) => {
    const reader = await findNoticeReader(tx, user);
    if (reader === null && recipientEmail === undefined) return;
    const mail = {
      platform_id: user.platformId,
      topic,
      user_id: reader ?? user.id,
      recipient_email: recipientEmail ?? null,
      text_values: values,
      message_id: `<${randomUUID()}@${hostname}>`,
      created_at: at,
    };
    for (const id of await insertMails(tx, [mail]))
      await enqueue(tx, {
        queue: 'send-reward-mail',
        data: { platformId: String(user.platformId), outboxId: String(id) },
      });
  };
}
