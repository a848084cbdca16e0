import type { ResendReason } from '@portal/shared/domain/ordering/resendRules';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

interface NewResend {
  readonly line: TenantKey;
  readonly outboxId: bigint;
  readonly recipient: string;
  readonly reason: ResendReason;
  readonly otherReason: string | null;
  readonly userId: bigint;
  readonly at: Date;
}

/** Records that a line is sent again by a message of the outbox. */
export const insertResend = (tx: Tx, resend: NewResend) =>
  tx
    .insertInto('resends')
    .values({
      platform_id: resend.line.platformId,
      order_line_id: resend.line.id,
      outbox_id: resend.outboxId,
      recipient: resend.recipient,
      reason: resend.reason,
      other_reason: resend.otherReason,
      user_id: resend.userId,
      created_at: resend.at,
    })
    .execute();
