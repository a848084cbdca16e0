import { checkLedger } from '../harness/checkLedger.ts';
import { openLedger } from '../harness/openLedger.ts';
import type { FaultOrder } from './FaultOrder.ts';
import type { FaultFixture } from './FaultFixture.ts';
import { settleOrders } from './settleOrders.ts';
import { verifyOrders } from './verifyOrders.ts';

/**
 * Waits for all work to finish, then verifies every order and mail and the ledger invariants, and prints a summary.
 * `mayRepeat`: a process died before it recorded a mail server's responses; otherwise an accepted mail must not be sent
 * again. Returns the duration of the last start in milliseconds. Raises on a violation.
 */
export async function concludeFaults(
  fixture: FaultFixture,
  orders: readonly FaultOrder[],
  { mayRepeat }: { readonly mayRepeat: boolean },
): Promise<number> {
  const readyMs = await settleOrders(fixture, orders);
  const ledger = await openLedger(fixture.location);
  const { lines, mails, repeats } = await verifyOrders(ledger, fixture.mail, orders);
  await ledger.close();
  const again = fixture.mail.takenAfterResponse();
  if (!mayRepeat && again > 0) throw new Error(`${again} mails came again after they had been accepted`);
  await checkLedger(fixture.location, true);
  console.log(
    `${orders.length} orders of ${lines} lines: each placed once, whole, with one reward a line; ${mails} mails delivered (or refused and given up), ` +
      `${repeats} came again after an answer that never came (or that died with the process); the books are sound`,
  );
  return readyMs;
}
