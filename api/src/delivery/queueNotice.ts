import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/client.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import type { Enqueue } from '../jobs/portalJobs.ts';
import type { NoticeTopic } from '../texts/deliveryTexts.ts';

/** Queues a notice by mail in the user's language; it is sent only if the transaction commits. */
export type SendNotice = (
  tx: Tx,
  notice: { readonly topic: NoticeTopic; readonly user: TenantKey; readonly at: Date },
) => Promise<void>;

/** Notices use the same outbox as rewards: sent once, retried, recorded. */
export function createNotices(enqueue: Enqueue, publicUrl: string): SendNotice {
  const { hostname } = new URL(publicUrl);
  return async (tx, { topic, user, at }) => {
    const { id } = await tx
      .insertInto('outbox')
      .values({
        platform_id: user.platformId,
        topic,
        user_id: user.id,
        message_id: `<${randomUUID()}@${hostname}>`,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(tx, {
      queue: 'send-reward-mail',
      data: { platformId: String(user.platformId), outboxId: String(id) },
    });
  };
}
