import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Clock } from '../../runtime/clock.ts';
import { recordDelivery } from '../orders/index.ts';
import { applyTextStatus, type TextStatus } from '../outbox/index.ts';

interface TextStatusDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Applies what the text service tells of a text. */
export const createApplyTextStatus =
  ({ db, clock }: TextStatusDeps) =>
  (status: TextStatus): Promise<void> =>
    withTransaction(db, (tx) => applyTextStatus(tx, recordDelivery, status, clock.now()));
