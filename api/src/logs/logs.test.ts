import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { mock } from 'node:test';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { PaymentCard } from '@portal/shared/contract/creditCards';
import Fastify from 'fastify';
import type { Db } from '../db/client.ts';
import { startWorkers } from '../jobs/startWorkers.ts';
import { readOffered } from '../modules/carts/shipping/offeredMethods.ts';
import { createCardDepositService } from '../modules/deposits/card/cardDepositService.ts';
import { toFailedPayment } from '../modules/incentives/completions/payReward.ts';
import { replyRoutes } from '../modules/deposits/bank/replyRoutes.ts';
import { createOrderPaymentsModule } from '../modules/orderPayments/index.ts';
import { createPayableOrders } from '../modules/orders/index.ts';
import { createDepositMails } from '../modules/deposits/index.ts';
import { issueOrder } from '../modules/issuing/issueOrder.ts';
import { createNotices } from '../modules/outbox/index.ts';
import { sendMails } from '../modules/outbox/sendMails.ts';
import { createApplyIssuedCardEvent } from '../modules/rewards/issuedCards/applyIssuedCardEvent.ts';
import { checkIssuedCardsDaily } from '../modules/rewards/issuedCards/checkIssuedCards.ts';
import { defineRoute, routesOf } from '../plugins/defineRoute.ts';
import { createGoogleAddressLookup } from '../providers/address/createGoogleAddressLookup.ts';
import { createSmtpMailer } from '../providers/email/createSmtpMailer.ts';
import type { Mailer, OutgoingMail } from '../providers/email/Mailer.ts';
import { createCyberSourceGateway } from '../providers/payments/createCyberSourceGateway.ts';
import type { BillTo, PaymentGateway } from '../providers/payments/PaymentGateway.ts';
import { withCheckDigit } from '../providers/payments/testing/openTestGateway.ts';
import { createHttpRewardProvider } from '../providers/rewards/createHttpRewardProvider.ts';
import { RewardProviderUnreachable, type IssuedCardState } from '../providers/rewards/RewardProvider.ts';
import { createRestTextSender } from '../providers/text/createRestTextSender.ts';
import { createTidyUp } from '../start/housekeeping.ts';
import { reportSettings } from '../start/reportSettings.ts';
import { buildUser } from '../testing/builders.ts';
import { buildCardBody } from '../testing/cardCalls.ts';
import { openCart, placeOrder, quote } from '../testing/cartCalls.ts';
import { buildSending } from '../testing/buildSending.ts';
import { collectLog } from '../testing/collectLog.ts';
import { buildCatalogue, buildLineBody, buildShop, BUYER } from '../testing/commerceBuilders.ts';
import { nextId } from '../testing/nextId.ts';
import { buildPlacedOrder } from '../testing/placedOrder.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { buildTestEnv } from '../testing/testEnv.ts';
import { LOG_EVENTS } from './Log.ts';

/** Such texts belong to a person, open something, or are an amount of a person: no line has one. */
const EMAIL = 'mark.ed@recipient.example';
const FIRST = 'Markedfirst';
const LAST = 'Markedlast';
const STREET = '77 Markedstreet';
const PHONE = '+12025550177';
const CARD = withCheckDigit('411111000000177');
const CODE = '918273';
const TOKEN = 'markedToken-0123456789';
const AMOUNT = '1234.56';
const MARKS = [EMAIL, FIRST, LAST, STREET, PHONE, CARD, CODE, TOKEN, AMOUNT, '123456', encodeURIComponent(EMAIL)];
const ALL = MARKS.join(' ');
/** No call takes the number of a card but where one is added. */
const TEXT = MARKS.filter((mark) => mark !== CARD).join(' ');

/** An error that says everything, as those of databases, servers and libraries do. */
const markedError = (): Error =>
  Object.assign(new Error(`${ALL}\n    at ${EMAIL} (${STREET}:1:1)`, { cause: new Error(ALL) }), {
    code: '23505',
    table: 'users',
    constraint: 'users_email_key',
    detail: `Key (email)=(${ALL}) already exists.`,
    where: ALL,
    response: ALL,
    parameters: MARKS,
  });

const BILL_TO: BillTo = {
  firstName: FIRST,
  lastName: LAST,
  company: null,
  addressLine1: STREET,
  addressLine2: null,
  city: 'Seattle',
  state: 'WA',
  postalCode: '98101',
  country: 'US',
  emailAddress: EMAIL,
};
const MAIL: OutgoingMail = {
  messageId: '<1@portal.example>',
  from: { name: 'Alder', address: 'rewards@portal.example' },
  to: { name: `${FIRST} ${LAST}`, address: EMAIL },
  replyTo: null,
  subject: ALL,
  text: ALL,
  html: ALL,
  attachments: [],
  date: new Date(0),
};

const { log, lines, of } = collectLog();
const http = createHttpServer((request, response) => {
  request.resume().on('end', () => response.writeHead(answered).end(JSON.stringify({ error: { message: ALL } })));
});
let answered = 500;
const smtp = createServer((socket) => socket.on('error', () => undefined).end(`421 ${ALL}\r\n`));
const addressOf = (server: Server): string => {
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return `127.0.0.1:${port}`;
};

let testApp: TestApp;
const gateway: PaymentGateway = {
  ...createCyberSourceGateway({
    url: 'http://127.0.0.1:1',
    pageUrl: 'http://127.0.0.1:1/pay',
    merchant: 'm',
    keyId: 'k',
    key: 'a2V5',
    profile: 'p',
    profileKey: { accessKey: 'a', secret: 's' },
    formerKey: null,
  }),
  storeCard: () =>
    Promise.resolve({ outcome: 'stored', token: 'kept', instrumentIdentifier: nextId(), issuingCountry: 'US' }),
  chargeCard: () => Promise.resolve({ outcome: 'unknown' }),
};
const marked = defineRoute({
  method: 'GET',
  url: '/api/marked/:id',
  schema: { hide: true },
  config: { permission: { kind: 'public' } },
  handler: ({ query }) => {
    if (typeof query === 'object' && query !== null && 'fails' in query) throw markedError();
    return ALL;
  },
});
beforeAll(async () => {
  await Promise.all([http, smtp].map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))));
  testApp = await buildTestApp({}, [routesOf([marked])], gateway, undefined, log);
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  http.close();
  smtp.close();
});

/** The same database, but for one method, which is refused while `isRefused`. */
const without = (db: Db, refused: 'transaction' | 'updateTable', isRefused: () => boolean = () => true): Db =>
  new Proxy(db, {
    get: (target, name) => {
      if (name === refused && isRefused()) throw markedError();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** A card with the marks that may pay, and calls of somebody who may pay with it. */
async function buildMarkedCard() {
  const { db, clock } = testApp;
  const { platform, customer, account } = await buildShop(db);
  const authorities = [...BUYER, 'FUNDING_MANAGE', 'PAYMENT_METHODS_MANAGE'] as const;
  const user = await buildUser(db, { platform_id: platform.id, organization_access: true, authorities });
  const call = await testApp.signIn(user.email);
  const place = { customerIdentifier: customer.identifier, accountIdentifier: account.identifier };
  const { billingAddress } = buildCardBody(place);
  const card = buildCardBody(place, {
    label: LAST,
    creditCard: { number: CARD, verificationNumber: '918', expiration: '2031-07' },
    billingAddress: { ...billingAddress, firstName: FIRST, lastName: LAST, addressLine1: STREET, emailAddress: EMAIL },
  });
  const post = (url: string, payload: object) =>
    call({ method: 'POST', url, payload, headers: { 'idempotency-key': nextId() } });
  const response = await post('/api/creditCards', card);
  expect(response.statusCode).toBe(201);
  const added = response.json<PaymentCard>();
  await db
    .updateTable('payment_cards')
    .set({ usable_from: clock.now() })
    .where('platform_id', '=', platform.id)
    .execute();
  return { platform, account, call, post, place, token: added.token };
}

/** A card whose deposit was charged without an answer, at a service whose database refuses the answer to a second try. */
async function chargeWithoutBooks(): Promise<void> {
  const { db, clock, env, jobs, database } = testApp;
  const { platform, post, place, token } = await buildMarkedCard();
  const body = { orderSource: 'PO', ...place, creditCardToken: token, amount: AMOUNT, note: TEXT.slice(0, 100) };
  expect((await post('/api/creditCards/platforms/deposits', body)).statusCode).toBe(201);
  const { id } = await db
    .selectFrom('deposits')
    .select('id')
    .where('platform_id', '=', platform.id)
    .executeTakeFirstOrThrow();
  const service = createCardDepositService({
    db: without(database.db, 'transaction'),
    clock,
    log,
    gateway,
    ...createDepositMails(createNotices(jobs.enqueue, env.publicUrl)),
  });
  await service.charge({ platformId: platform.id, id });
}

/** The same with the card of an order. */
async function chargeOrderWithoutBooks(): Promise<void> {
  const { db, clock, env, jobs, database } = testApp;
  const { platform, account, call, token } = await buildMarkedCard();
  const cartId = await openCart(call, account.identifier, [buildLineBody()]);
  await call({ method: 'PATCH', url: `/api/shopping-carts/${cartId}`, payload: { paymentSourceIdentifier: token } });
  const { quoteIdentifier } = await quote(call, cartId);
  expect((await placeOrder(call, cartId, quoteIdentifier, nextId())).statusCode).toBe(201);
  const { id } = await db
    .selectFrom('order_payments')
    .select('id')
    .where('platform_id', '=', platform.id)
    .executeTakeFirstOrThrow();
  const sendNotice = createNotices(jobs.enqueue, env.publicUrl);
  let tries = 0;
  const { payments } = createOrderPaymentsModule({
    db: without(database.db, 'transaction', () => (tries += 1) === 1),
    clock,
    log,
    enqueue: jobs.enqueue,
    gateway,
    orders: createPayableOrders({ enqueue: jobs.enqueue, sendNotice }),
    sendNotice,
    sendReceipt: () => Promise.resolve(),
  });
  await payments?.charge({ platformId: platform.id, id });
}

/** An issued order of three lines to the marked recipient. */
async function issuedLines() {
  const { clock, env, jobs, database, issuer } = testApp;
  const { provider } = issuer;
  const line = buildLineBody({
    amount: AMOUNT,
    recipient: { firstName: FIRST, lastName: LAST, email: EMAIL, mobileNumber: null },
    deliveryTemplate: { etid: 'E000000', senderName: FIRST, subject: LAST, message: TEXT },
  });
  const { orderKey, platform } = await buildPlacedOrder(testApp, [line, line, line]);
  const issuing = { db: database.db, clock, credentialKey: env.credentialKey, mailHost: 'portal.example', provider };
  await issueOrder({ ...issuing, enqueueAll: jobs.enqueueAll }, orderKey);
  const cards = await testApp.db
    .selectFrom('reward_cards')
    .select(['card_id', 'reward_id'])
    .where('platform_id', '=', platform.id)
    .orderBy('card_id')
    .execute();
  const mails = await testApp.db.selectFrom('outbox').select('id').where('platform_id', '=', platform.id).execute();
  return { cards, mailKeys: mails.map(({ id }) => ({ platformId: platform.id, id })) };
}

/** Sends the mails of new lines by this mailer, while the database refuses something once the mailer has begun. */
async function sendAll(send: Mailer['send'], refused: 'transaction' | 'updateTable', times: number): Promise<void> {
  const { mailKeys } = await issuedLines();
  let left = 0;
  const mailer: Mailer = {
    send: (mail) => {
      left = times;
      return send(mail);
    },
    close: () => undefined,
  };
  const db = without(testApp.database.db, refused, () => left-- > 0);
  await sendMails({ ...buildSending(testApp, mailer), db, log }, mailKeys);
}

async function compareCards(): Promise<void> {
  const { clock, database, issuer } = testApp;
  const { cards } = await issuedLines();
  const [differing, repaired, unanswered] = cards.map(({ card_id }) => card_id);
  let isFirst = true;
  const balance = async (cardId: string): Promise<IssuedCardState> => {
    if (cardId === unanswered) throw new RewardProviderUnreachable(ALL, { cause: markedError() });
    const card = await issuer.provider.balance(cardId);
    const isWrong = cardId === differing || (cardId === repaired && isFirst);
    if (cardId === repaired) isFirst = false;
    return isWrong ? { ...card, balanceMinor: 1n } : card;
  };
  const deps = { db: database.db, clock, log, provider: { ...issuer.provider, balance }, feed: 'marked' };
  await checkIssuedCardsDaily(deps);
  clock.advance(24 * 60 * 60_000);
  expect(await checkIssuedCardsDaily(deps)).toBe(true);
}

async function readCardLate(): Promise<void> {
  const { clock, database, issuer } = testApp;
  const { cards } = await issuedLines();
  const card = await issuer.provider.balance(cards[0]?.card_id ?? '');
  const provider = { ...issuer.provider, balance: () => Promise.reject(markedError()) };
  const at = clock.now();
  await createApplyIssuedCardEvent({ db: database.db, clock, log, provider })({
    eventId: TOKEN,
    type: 'REDEEMED',
    at,
    amountMinor: 123_456n,
    card: { ...card, balanceMinor: 0n, revision: 7 },
  });
}

async function failJobs(): Promise<void> {
  const { db, jobs } = testApp;
  const enqueue = (email: string) =>
    db.transaction().execute((tx) => jobs.enqueue(tx, { queue: 'send-password-link', data: { email } }));
  const handle = (batch: readonly { readonly email: string }[]) =>
    Promise.resolve(
      batch.map(({ email }) =>
        email === EMAIL ? { retry: ALL, cause: markedError() } : { dead: `There is no mailbox ${ALL}` },
      ),
    );
  await enqueue(EMAIL);
  await enqueue(`dead.${EMAIL}`);
  await jobs.work('send-password-link', handle, () => Promise.reject(markedError()));
  const isOver = () => of('job.dead').length > 0 && of('job.retry').some(({ queue }) => queue !== 'send-password-link');
  while (!isOver()) await wait(20);
}

const unfinished = { sealed: TOKEN, expiresAt: '2026-03-02T12:00:00.000Z' };
const unfinishedTexts = {
  'send-text': { handle: () => Promise.resolve([]), findUnfinished: () => Promise.resolve([unfinished]) },
};

/** Each provider, asked with marks by its client. */
const PROVIDERS: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  payments: (url) => {
    const keys = { merchant: 'm', keyId: 'k', key: 'a2V5', profile: 'p', formerKey: null };
    const profileKey = { accessKey: 'a', secret: 's' };
    const client = createCyberSourceGateway({ url, pageUrl: url, ...keys, profileKey }, { log });
    return client.updateCard({ token: TOKEN, expiration: { year: 2031, month: 7 }, billTo: BILL_TO });
  },
  rewards: (url) => createHttpRewardProvider({ url, key: TOKEN }, { log }).balance(CARD).catch(String),
  texts: (url) =>
    createRestTextSender({ url, account: TOKEN, token: TOKEN, from: PHONE }, log).send({ to: PHONE, body: CODE }),
  addresses: (url) =>
    createGoogleAddressLookup({ url, key: TOKEN }, log).find({ placeId: STREET, sessionToken: TOKEN }),
};

async function sendToClosingServer(): Promise<void> {
  const url = `smtp://${TOKEN}:${TOKEN}@${addressOf(smtp)}`;
  const mailer = createSmtpMailer({ url, envelopeFrom: EMAIL, log });
  await mailer.send(MAIL);
  mailer.close();
}

const ask = (url: string) => testApp.app.inject({ method: 'GET', url });

/** Each place that logs, forced with marks, and the events that it must have left. */
const PLACES: readonly (readonly [events: readonly (typeof LOG_EVENTS)[number][], force: () => Promise<unknown>])[] = [
  [['job.retry', 'job.dead'], failJobs],
  [['job.resumed'], () => startWorkers(testApp.db, testApp.jobs, [unfinishedTexts], log)],
  [['deposit.answerNotApplied'], chargeWithoutBooks],
  [['orderPayment.answerNotApplied'], chargeOrderWithoutBooks],
  [
    ['deposit.replyNotApplied'],
    async () => {
      const told = {
        decision: 'ACCEPT',
        reasonCode: '100',
        transactionId: TOKEN,
        transactionUuid: TOKEN,
        referenceNumber: '7-5b0f8f4e-3c5e-4f0a-9a53-0f6c0a9d6d11',
        amountMinor: 123_456n,
        currencyCode: 'USD',
        transactionType: 'sale',
      } as const;
      const app = Fastify({ loggerInstance: log });
      const returnOrigins = { publicUrl: 'https://portal.example', gateway: { readReply: () => told } };
      void app.register(replyRoutes({ ...returnOrigins, apply: () => Promise.reject(markedError()) }));
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      await app.inject({ method: 'POST', url: '/api/ach/reply', headers, payload: `signed=${TOKEN}` });
      await app.close();
    },
  ],
  [['completion.failed'], () => Promise.resolve(toFailedPayment(markedError(), log, { identifier: 'incentive' }))],
  [['card.notRead'], readCardLate],
  [['card.differs', 'card.repaired', 'card.notCompared'], compareCards],
  [['mail.notComposed'], () => sendAll(() => Promise.reject(markedError()), 'transaction', 0)],
  [
    ['mail.answersNotRecorded'],
    () => sendAll(() => Promise.resolve({ outcome: 'sent', response: ALL }), 'transaction', 1),
  ],
  [
    ['mail.claimsNotRenewed'],
    async () => {
      mock.timers.enable({ apis: ['setInterval'] });
      const send: Mailer['send'] = async () => {
        mock.timers.tick(5_000);
        await turn();
        return { outcome: 'sent', response: ALL };
      };
      await sendAll(send, 'updateTable', 1);
      mock.timers.reset();
    },
  ],
  [['provider.failed'], sendToClosingServer],
  [
    ['shipping.unknownMethod'],
    async () => {
      const address = { companyName: TEXT, streetLine1: TEXT, streetLine2: null, city: TEXT, stateOrProvince: 'CA' };
      const fulfilment = {
        ...testApp.printer.provider,
        estimate: () => Promise.resolve([{ methods: ['usps1stclass'] }]),
      };
      await readOffered({ fulfilment, log }, [
        {
          key: TOKEN,
          address: { ...address, postalCode: '94105', country: 'US' },
          reason: null,
          kinds: new Set(['LETTER']),
          methods: new Set(),
        },
      ]);
    },
  ],
  ...Object.values(PROVIDERS).flatMap((call) =>
    [500, 401, 404, null].map((status) => {
      const force = async (): Promise<void> => {
        answered = status ?? 0;
        await call(status === null ? 'http://127.0.0.1:1' : `http://${addressOf(http)}`);
      };
      return [[status === 404 ? ('provider.answered' as const) : ('provider.failed' as const)], force] as const;
    }),
  ),
  [['request.answered'], () => ask(`/api/marked/${TOKEN}?email=${EMAIL}&code=${CODE}`)],
  [['request.failed', 'request.answered'], () => ask(`/api/marked/${TOKEN}?fails=${CODE}`)],
  [
    ['page.blocked'],
    () => {
      const report = { 'effective-directive': TEXT, 'blocked-uri': `https://cdn.example/${TEXT}`, 'source-file': TEXT };
      return testApp.app.inject({ method: 'POST', url: '/api/csp-reports', payload: { 'csp-report': report } });
    },
  ],
  [
    ['setting.absent', 'setting.productMissing'],
    async () => {
      const collections = [{ id: 'gone', name: { en: 'Gone' }, utids: ['UGONE'] }];
      await reportSettings(buildTestEnv({ collections }), testApp.db, log);
      await reportSettings(buildTestEnv(), testApp.db, log);
    },
  ],
  [
    ['housekeeping.failed'],
    () => createTidyUp(log)([{ name: 'a step', run: () => Promise.reject(markedError()) }], new Date(0)),
  ],
];
/** They are told of no person, no answer and no error of somebody's input. */
const UNFORCED = ['server.started', 'server.stopping', 'server.processEnded', 'background.failed', 'process.ended'];

describe('each place that logs', () => {
  it.each(PLACES)('%j leaves its line', async (events, force) => {
    const before = lines.length;
    await force();
    const named = lines.slice(before).join('');
    for (const event of events) expect(named).toContain(`"event":"${event}"`);
  });

  it('is forced here, and explained to operators', () => {
    const forced = PLACES.flatMap(([events]) => events);
    expect(LOG_EVENTS.filter((event) => !forced.includes(event))).toEqual(expect.arrayContaining(UNFORCED));
    expect(new Set([...forced, ...UNFORCED])).toEqual(new Set(LOG_EVENTS));
    const guide = readFileSync(path.join(import.meta.dirname, '../../../docs/OPERATIONS.md'), 'utf8');
    expect(LOG_EVENTS.filter((event) => !guide.includes(`| \`${event}\` `))).toEqual([]);
  });

  it('names nobody, opens nothing and tells no amount', async () => {
    expect((await ask(`/r/${TOKEN}`)).statusCode).toBe(404);
    expect((await ask('/api/health')).statusCode).toBe(200);
    log.error(markedError());
    const error = markedError();
    log.warn({ err: error }, error.message);
    log.info(`Route GET:/r/${TOKEN} not found`);
    expect(lines.filter((line) => MARKS.some((mark) => line.includes(mark)))).toEqual([]);
    expect(of('request.answered').filter(({ route }) => route === '/r/*' || route === '/api/health')).toEqual([]);
  });
});

it('an error is told by its class, code and places', () => {
  expect(of('housekeeping.failed')).toMatchObject([
    {
      level: 50,
      step: 'a step',
      err: {
        type: 'Error',
        code: '23505',
        table: 'users',
        constraint: 'users_email_key',
        stack: expect.arrayContaining([expect.stringContaining('logs.test.ts')]) as string[],
        cause: { type: 'Error' },
      },
    },
  ]);
});
