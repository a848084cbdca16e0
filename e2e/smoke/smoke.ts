import { openFaultWorld } from '../faults/FaultWorld.ts';
import { newOrder } from '../faults/FaultOrder.ts';
import { settleOn } from '../faults/settleOrders.ts';
import { verifyOrders } from '../faults/verifyOrders.ts';
import { checkGateway } from '../harness/checkGateway.ts';
import { checkLedger } from '../harness/checkLedger.ts';
import { checkProvider } from '../harness/checkProvider.ts';
import { openBooks } from '../harness/openBooks.ts';
import { createRandom } from '../harness/random.ts';
import { DEMO_BUYER, signIn } from '../harness/signIn.ts';
import { startServer } from '../harness/startServer.ts';
import { problemsOf } from '../races/finish.ts';
import { raceTabs } from '../races/raceTabs.ts';
import { CardPayment } from './CardPayment.ts';
import { killAt } from './killAt.ts';
import { placeUnanswered } from './placeUnanswered.ts';

/**
 * `npm run smoke`: one order and one deposit by card are cut off at five fail points of the server, which is started again
 * after each; then 20 tabs place one cart. All must be there once, and books and gateway agree. Nothing is measured.
 */
const SEED = 1;
const CARTS = 4;
const LINES = 5;

const world = await openFaultWorld('postgres');
const books = await openBooks(world.place);
try {
  const order = newOrder('smoke', LINES);
  const payment = new CardPayment('smoke-deposit');
  const place = (baseUrl: string) => placeUnanswered(baseUrl, order);
  // Work that is cut off goes on after the next start, up to the next fail point.
  await killAt(world, books, 'order-money-moved', place);
  await killAt(world, books, 'key-committed', place);
  await killAt(world, books, 'issue-answered');
  await killAt(world, books, 'mail-answered');
  await killAt(world, books, 'deposit-answered', (baseUrl) => payment.payUnanswered(baseUrl));

  const server = await startServer({ ...world.place, smtpUrl: world.mail.url });
  await payment.finish(server.baseUrl, books);
  const users = [[await signIn(server.baseUrl, DEMO_BUYER)]];
  const { counts, expected } = await raceTabs({ users }, CARTS, 'tabs', createRandom(SEED));
  console.log('20 tabs:', counts);
  await settleOn(server, world, books, [order]);
  await server.stop();

  const { lines, repeats } = await verifyOrders(books, world.mail, [order]);
  console.log(
    `${lines} rewards through five kills: each once, ${repeats} mails came again after an answer that was lost`,
  );
  const problems = await problemsOf(books, world.mail, expected);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await checkLedger(world.place, true);
  await checkGateway(world.place);
  await checkProvider(world.place);
  console.log('The books are sound, gateway and issuer agree.');
} finally {
  await books.close();
  await world.close();
}
