import { getFulfillmentType } from '@portal/shared/domain/ordering/deliverySupport';
import type { FulfillmentType } from '@portal/shared/domain/enumerations';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { Enqueue, JobData, JobOutcome, Worker } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import { createTurn } from '../../jobs/turn.ts';
import { lockCartOfJob, touchCart, updateCart, type CartKey } from '../carts/index.ts';
import { addLines } from './addLines.ts';
import { settleLines } from './checkStoredLines.ts';
import { getUploadKind } from './uploadEnumerations.ts';
import { lockUploadOfJob } from './uploadReadModel.ts';
import * as uploads from './uploadRepository.ts';

/** Rows of one transaction, and for how long one job adds them before others have their turn. */
export interface FillingSizes {
  readonly rowsOfStep: number;
  readonly turnMs: number;
}

interface FillCartDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sizes: FillingSizes;
}

type FillJob = JobData<'fill-cart'>;

export const toFillJob = (upload: uploads.UploadKey, cart: CartKey): FillJob => ({
  platformId: String(upload.platform_id),
  uploadId: upload.id,
  cartId: cart.id,
});

/**
 * Adds the good lines of large uploads to carts, some a transaction. May be run again at any time, also after it was cut off: what
 * was added stays, and is not added again. Ends without a word when the cart was emptied, deleted or ordered meanwhile.
 */
export function createFillCartWorker({ db, clock, enqueue, sizes }: FillCartDeps): Worker<'fill-cart'> {
  const fill = async (job: FillJob): Promise<JobOutcome> => {
    const turn = createTurn(sizes.turnMs);
    let after: number | null = 0;
    do {
      const from: number = after;
      after = await withTransaction(db, (tx) => addStep(tx, job, from));
    } while (after !== null && turn.isOn());
    if (after !== null) await withTransaction(db, (tx) => enqueue(tx, { queue: 'fill-cart', data: job }));
    return { done: true };
  };

  /** Returns the number of the last line that was looked at; null when that was all. */
  const addStep = async (tx: Tx, job: FillJob, after: number): Promise<number | null> => {
    const { cart, upload } = await lockBoth(tx, job);
    if (upload === undefined) return null;
    if (cart?.status !== 'OPEN') {
      await stop(tx, upload, clock.now());
      return null;
    }
    const at = clock.now();
    const { taken, added, last } = await addLines(tx, upload, cart, { at, after, limit: sizes.rowsOfStep });
    if (added > 0) await touchCart(tx, cart, at);
    if (last === null || taken < sizes.rowsOfStep) {
      await finish(tx, upload, cart, at);
      return null;
    }
    await uploads.updateUpload(tx, upload, { added_count: upload.added_count + added, updated_at: at });
    return last;
  };

  return {
    handle: async (batch) => {
      const outcomes: JobOutcome[] = [];
      for (const job of batch) outcomes.push(await fill(job).catch(toRetryOutcome));
      return outcomes;
    },
    onDead: (job) =>
      withTransaction(db, async (tx) => {
        const { cart, upload } = await lockBoth(tx, job);
        if (upload === undefined) return;
        if (cart?.status === 'OPEN') await finish(tx, upload, cart, clock.now());
        else await stop(tx, upload, clock.now());
      }),
    findUnfinished: async () =>
      (await uploads.listUnfinishedAdditions(db)).flatMap(({ cart_id, ...upload }) =>
        cart_id === null ? [] : [toFillJob(upload, { platform_id: upload.platform_id, id: cart_id })],
      ),
  };
}

/** Locks cart and upload of a job in the order in which all do; without the upload once it is not added to the cart any more. */
async function lockBoth(tx: Tx, { platformId, uploadId, cartId }: FillJob) {
  const platform_id = BigInt(platformId);
  const cart = await lockCartOfJob(tx, { platform_id, id: cartId });
  const upload = await lockUploadOfJob(tx, platform_id, uploadId);
  return { cart, upload: upload?.state === 'ADDING' && upload.cart_id === cartId ? upload : undefined };
}

/** Ends the adding of an upload. What was not added can be added again. Returns how many good lines these are. */
async function stop(tx: Tx, upload: uploads.UploadKey, at: Date): Promise<number> {
  const { row_count, wrong_count, added_count } = await settleLines(tx, upload, at);
  await uploads.followLines(tx, upload);
  return row_count - wrong_count - added_count;
}

/** Ends the adding, and notes on the cart what it was not given: rows whose references it had, or what a job has given up. */
async function finish(
  tx: Tx,
  upload: uploads.UploadKey,
  cart: CartKey & { readonly unadded_line_count: number },
  at: Date,
): Promise<void> {
  const unadded = await stop(tx, upload, at);
  if (unadded > 0)
    await updateCart(tx, cart, { unadded_line_count: cart.unadded_line_count + unadded, updated_at: at });
}

/** Ends the adding of uploads to a cart, all or of one kind, as part of the open transaction. */
export async function stopAdding(tx: Tx, cart: CartKey, kind: FulfillmentType | null, at: Date): Promise<void> {
  for (const upload of await uploads.lockUploadsAddedTo(tx, cart))
    if (kind === null || kind === getFulfillmentType(getUploadKind(upload))) await stop(tx, upload, at);
}
