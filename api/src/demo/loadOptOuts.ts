import type { Tx } from '../db/client.ts';

/** The number whose owner has answered STOP. */
const OPTED_OUT = '+12025550195';

const DAY_MS = 86_400_000;

/** A number that gets no texts, of any organisation, until START comes from it. */
export const loadOptOuts = (tx: Tx, now: Date) =>
  tx
    .insertInto('text_opt_outs')
    .values({ number: OPTED_OUT, stopped_at: new Date(now.getTime() - 3 * DAY_MS) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
