import { openFaultFixture } from '../faults/FaultFixture.ts';
import { newOrder } from '../faults/FaultOrder.ts';
import { settleOn } from '../faults/settleOrders.ts';
import { verifyOrders } from '../faults/verifyOrders.ts';
import { checkGateway } from '../harness/checkGateway.ts';
import { checkLedger } from '../harness/checkLedger.ts';
import { checkProvider } from '../harness/checkProvider.ts';
import { openLedger } from '../harness/openLedger.ts';
import { createRandom } from '../harness/random.ts';
import { DEMO_BUYER, signIn } from '../harness/signIn.ts';
import { startServer } from '../harness/startServer.ts';
import { problemsOf } from '../concurrency/finish.ts';
import { raceTabs } from '../concurrency/raceTabs.ts';
import { CardOrder } from './CardOrder.ts';
import { CardPayment } from './CardPayment.ts';
import { killAt } from './killAt.ts';
import { placeUnanswered } from './placeUnanswered.ts';
import { ProcessWatch } from './ProcessWatch.ts';

/**
 * `npm run smoke`: an order, a deposit by card and an order by card are cut off at six fail points of the server, which is started again
 * after each. Then one of two processes is killed, and both together see 20 tabs place one cart. All must be there once, and ledger and gateway agree. Nothing is measured.
 */
const SEED = 1;
const CARTS = 4;
const LINES = 5;

const fixture = await openFaultFixture('postgres');
const ledger = await openLedger(fixture.location);
try {
  const order = newOrder('smoke', LINES);
  const payment = new CardPayment('smoke-deposit');
  const cardOrder = new CardOrder('smoke-card-order');
  const location = (baseUrl: string) => placeUnanswered(baseUrl, order);
  // Work that is cut off goes on after the next start, up to the next fail point.
  await killAt(fixture, ledger, 'order-money-moved', location);
  await killAt(fixture, ledger, 'key-committed', location);
  await killAt(fixture, ledger, 'issue-answered');
  await killAt(fixture, ledger, 'mail-answered');
  await killAt(fixture, ledger, 'deposit-answered', (baseUrl) => payment.payUnanswered(baseUrl));
  await killAt(fixture, ledger, 'order-payment-answered', (baseUrl) => cardOrder.placeUnanswered(baseUrl));

  const watch = new ProcessWatch();
  const server = await startServer({
    ...fixture.location,
    smtpUrl: fixture.mail.url,
    env: { PORTAL_PROCESSES: '2', LOG_LEVEL: 'info' },
    onOutput: (text) => watch.read(text),
  });
  await watch.endOne(server.baseUrl);
  await payment.finish(server.baseUrl, ledger);
  await cardOrder.finish(server.baseUrl, ledger);
  const users = [[await signIn(server.baseUrl, DEMO_BUYER)]];
  const { counts, expected } = await raceTabs({ users }, CARTS, 'tabs', createRandom(SEED));
  console.log('20 tabs:', counts);
  await settleOn(server, fixture, ledger, [order]);
  await server.stop();

  const { lines, repeats } = await verifyOrders(ledger, fixture.mail, [order]);
  console.log(
    `${lines} rewards through six kills: each once, ${repeats} mails came again after an answer that was lost`,
  );
  const problems = await problemsOf(ledger, fixture.mail, expected);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await checkLedger(fixture.location, true);
  await checkGateway(fixture.location);
  await checkProvider(fixture.location);
  console.log('The books are sound, gateway and issuer agree.');
} finally {
  await ledger.close();
  await fixture.close();
}
