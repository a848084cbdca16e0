import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import type { Tx } from '../../db/client.ts';

/** The end of a message about an order's line; `reason` is null when it was accepted. */
export interface SettledMail {
  readonly lineId: bigint;
  readonly reason: LineReason | null;
  /** A text, of which the service tells later whether it arrived. */
  readonly status?: 'SENT';
}

/** Notes on lines what has become of their messages, in the transaction that settles them. */
export type RecordDelivery = (tx: Tx, platformId: bigint, mails: readonly SettledMail[]) => Promise<void>;
