import { checkLedger } from '../harness/checkLedger.ts';
import { openBooks } from '../harness/openBooks.ts';
import type { FaultOrder } from './FaultOrder.ts';
import type { FaultWorld } from './FaultWorld.ts';
import { settleOrders } from './settleOrders.ts';
import { verifyOrders } from './verifyOrders.ts';

/**
 * Waits for all work to finish, then verifies every order and mail and the ledger invariants, and prints a summary.
 * `mayRepeat`: a process died before it recorded a mail server's responses; otherwise an accepted mail must not be sent
 * again. Returns the duration of the last start in milliseconds. Raises on a violation.
 */
export async function concludeFaults(
  world: FaultWorld,
  orders: readonly FaultOrder[],
  { mayRepeat }: { readonly mayRepeat: boolean },
): Promise<number> {
  const readyMs = await settleOrders(world, orders);
  const books = await openBooks(world.place);
  const { lines, mails, repeats } = await verifyOrders(books, world.mail, orders);
  await books.close();
  const again = world.mail.takenAfterAnswer();
  if (!mayRepeat && again > 0) throw new Error(`${again} mails came again after they had been accepted`);
  await checkLedger(world.place, true);
  console.log(
    `${orders.length} orders of ${lines} lines: each placed once, whole, with one reward a line; ${mails} mails delivered (or refused and given up), ` +
      `${repeats} came again after an answer that never came (or that died with the process); the books are sound`,
  );
  return readyMs;
}
