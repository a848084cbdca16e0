import type { FailedJob, StaffSystem, WaitingDeposit } from '@portal/shared/contract/staffSystem';
import { buildAccount, buildCustomer, buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp } from '../../testing/testApp.ts';

const testApp = await buildTestApp({
  smtpUrl: 'smtps://mailer:hunter2@mail.company.example:465',
  databaseUrl: 'postgres://portal:hunter2@db.company.example/portal',
});
await testApp.jobs.start();
const staff = await buildStaff(testApp);
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const get = <T>(url: string) => staff.call({ method: 'GET', url }).then((response) => response.json<T>());
const enqueue = (orderId: string) =>
  testApp.db
    .transaction()
    .execute((tx) => testApp.jobs.enqueue(tx, { queue: 'issue-order', data: { platformId: '1', orderId } }));

it('tells how the server is, and no secret', async () => {
  const response = await staff.call({ method: 'GET', url: '/api/staff/system' });
  const system = response.json<StaffSystem>();
  expect(system.database.kind).toBe(testApp.database.kind);
  expect(system.database.sizeBytes).toBeGreaterThan(0);
  expect(system.providers).toContainEqual({ name: 'email', state: 'configured', place: 'mail.company.example:465' });
  expect(system.sandboxes).toEqual([
    { name: 'texts', path: '/dev/texts' },
    { name: 'rewards', path: '/dev/till/control' },
    { name: 'kyb', path: '/dev/kyb' },
    { name: 'fulfilment', path: '/dev/post' },
  ]);
  for (const secret of ['hunter2', '11'.repeat(32), '22'.repeat(32)]) expect(response.body).not.toContain(secret);
});

it('counts what waits, and lets a job that failed for good be tried once more', async () => {
  await enqueue('first');
  const waiting = (await get<StaffSystem>('/api/staff/system')).queues.find(({ name }) => name === 'issue-order');
  expect(waiting).toMatchObject({ waiting: 1, failed: 0 });
  expect(waiting?.oldestAt).not.toBeNull();
  await testApp.database.pool.query(
    `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"no such order"}', retry_count = 8
     where name = 'issue-order'`,
  );
  const [failed] = await get<FailedJob[]>('/api/staff/jobs');
  expect(failed).toMatchObject({ queue: 'issue-order', tries: 9, reason: 'no such order' });
  const retry = () => staff.call({ method: 'PUT', url: `/api/staff/jobs/issue-order/${failed?.id}/retry` });
  expect((await retry()).statusCode).toBe(204);
  expect((await retry()).statusCode).toBe(404);
  const tried: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const handle = (batch: readonly { readonly orderId: string }[]) => {
      tried.push(...batch.map(({ orderId }) => orderId));
      resolve();
      return Promise.resolve(batch.map(() => ({ done: true }) as const));
    };
    testApp.jobs.work('issue-order', handle, () => Promise.resolve()).catch(reject);
  });
  expect(tried).toEqual(['first']);
  const audit = await testApp.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'details'])
    .where('action', '=', 'job.retried')
    .execute();
  expect(audit).toEqual([{ actor_user_id: staff.user.id, details: { queue: 'issue-order' } }]);
});

it('is for staff alone', async () => {
  const platform = await buildPlatform(testApp.db);
  const { email } = await buildUser(testApp.db, { platform_id: platform.id, authorities: ['PLATFORM_MANAGE'] });
  const member = await testApp.signIn(email);
  for (const url of ['/api/staff/system', '/api/staff/jobs'])
    expect((await member({ method: 'GET', url })).statusCode).toBe(403);
  expect((await member({ method: 'PUT', url: '/api/staff/jobs/issue-order/x/retry' })).statusCode).toBe(403);
});

it('names the deposits that the gateway has not decided for longer than is usual, oldest first', async () => {
  const { db, clock } = testApp;
  const platform = await buildPlatform(db);
  const customer = await buildCustomer(db, { platform_id: platform.id });
  const account = await buildAccount(db, { platform_id: platform.id, customer_id: customer.id });
  const user = await buildUser(db, { platform_id: platform.id });
  const add = async (kind: string, days: number, change: { answered_at?: Date; finished_at?: Date } = {}) => {
    const { identifier } = await db
      .insertInto('deposits')
      .values({
        platform_id: platform.id,
        account_id: account.id,
        kind,
        status: 'PENDING',
        amount_minor: 977n,
        currency_code: 'USD',
        created_by_user_id: user.id,
        created_at: new Date(clock.now().getTime() - days * 24 * 60 * 60_000),
        ...change,
      })
      .returning('identifier')
      .executeTakeFirstOrThrow();
    return `${platform.id}-${identifier}`;
  };
  const now = clock.now();
  const card = await add('CARD_DEPOSIT', 8);
  const inReview = await add('BANK_DEPOSIT', 3);
  const unsettled = await add('BANK_DEPOSIT', 15, { answered_at: now });
  await add('CARD_DEPOSIT', 1);
  await add('CARD_DEPOSIT', 9, { finished_at: now });
  await add('BANK_DEPOSIT', 5, { answered_at: now });
  await add('WIRE_DEPOSIT', 20);
  const waiting = await get<WaitingDeposit[]>('/api/staff/waiting-deposits');
  expect(waiting.map(({ reference }) => reference)).toEqual([unsettled, card, inReview]);
  expect(waiting[1]).toMatchObject({
    platformName: platform.name,
    accountNumber: account.account_number,
    kind: 'CARD_DEPOSIT',
    amount: 9.77,
    currencyCode: 'USD',
  });
});
