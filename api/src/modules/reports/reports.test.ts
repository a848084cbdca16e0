import type { ErrorBody } from '@portal/shared/contract/common';
import type { NewReportBody, Report, ReportCount, ReportDetail, UnseenReports } from '@portal/shared/contract/reports';
import type { PlacedOrder } from '@portal/shared/contract/orders';
import { REPORT_LIMITS } from '@portal/shared/domain/reports/reportLimits';
import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createDatabaseFiles } from '../../providers/files/createDatabaseFiles.ts';
import { buildAccount, buildCustomer, buildUser } from '../../testing/builders.ts';
import { order } from '../../testing/cartCalls.ts';
import { buildCatalogue, buildLineBody, buildShop, BUYER } from '../../testing/commerceBuilders.ts';
import { copyOrder } from '../../testing/copyOrder.ts';
import { cutOff } from '../../testing/cutOff.ts';
import { rowsOfSheet } from '../../testing/readXlsx.ts';
import { mailsTo } from '../../testing/teamFixture.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { changeMaking } from './reportRepository.ts';

const COPIES = 1_100;
const DAY_MS = 24 * 60 * 60_000;

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
let placed: PlacedOrder;
let keys = 0;

const CHOICES = {
  name: 'Q1 – Marketing (EU)',
  type: 'ORDERS',
  format: 'csv',
  generatedFor: 'ORGANIZATION',
  from: '2026-01-01',
  to: '2026-03-02',
  timeZone: 'UTC',
} as const;

const ask = (changes: Partial<NewReportBody> = {}, by = call) =>
  by({
    method: 'POST',
    url: '/api/reports',
    payload: { ...CHOICES, ...changes },
    headers: { 'idempotency-key': `report-${(keys += 1)}` },
  });
const count = (changes: Partial<NewReportBody> = {}, by = call) =>
  by({ method: 'POST', url: '/api/reports/count', payload: { ...CHOICES, ...changes } });
const act = (reportId: string, action: string, by = call) =>
  by({ method: 'POST', url: `/api/reports/${reportId}/${action}` });
const read = async (reportId: string, by = call) => by({ method: 'GET', url: `/api/reports/${reportId}` });
const download = (reportId: string, part = 1, by = call) =>
  by({ method: 'GET', url: `/api/reports/${reportId}/files/${part}` });
const unseen = async () => (await call({ method: 'GET', url: '/api/reports/unseen' })).json<UnseenReports>().count;
const refusal = (response: { json: () => ErrorBody }) => {
  const { status, i18nKey, fields = [] } = response.json();
  return [status, ...(fields.length > 0 ? fields.map((one) => `${one.field} ${one.i18nKey}`) : [i18nKey])];
};
const runJob = (reportId: string) => {
  const [worker] = testApp.workers.flatMap((workers) => workers['make-report'] ?? []);
  return worker?.handle([{ platformId: String(shop.platform.id), reportId }]);
};
const made = async (changes: Partial<NewReportBody> = {}): Promise<ReportDetail> => {
  const { reportId } = (await ask(changes)).json<ReportDetail>();
  await runJob(reportId);
  return (await read(reportId)).json<ReportDetail>();
};
const rowsOf = (body: string): string[] => body.trimEnd().split('\r\n').slice(1);
const signInNew = async (user: Omit<Parameters<typeof buildUser>[1], 'platform_id'>): Promise<Call> => {
  const { email } = await buildUser(testApp.db, { platform_id: shop.platform.id, ...user });
  return testApp.signIn(email);
};

beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db, {
    balanceMinor: 1_000_000n,
    authorities: [...BUYER, 'ORDER_REPORT_ACCESS', 'ORDER_REPORT_MANAGE'],
  });
  call = await testApp.signIn(shop.buyer.email);
  placed = await order(call, shop.account.identifier, [buildLineBody(), buildLineBody()]);
  await copyOrder(testApp.db, placed, 'COPY-', COPIES, false);
  await sql`update orders set created_at = created_at - interval '10 days' where reference_order_id like 'COPY-%'`.execute(
    testApp.db,
  );
  testApp.clock.advance(1);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

it('is counted, made, told by one mail, counted as unseen until looked at, and downloaded under a name of its own', async () => {
  expect((await count()).json<ReportCount>()).toEqual({
    rows: COPIES + 1,
    rowsOfFile: REPORT_LIMITS.rowsOfFile,
    isTooLarge: false,
    files: 2,
    filesMax: REPORT_LIMITS.files,
    isTooManyFiles: false,
  });
  const asked = await ask();
  expect([asked.statusCode, asked.json<Report>().status, await unseen()]).toEqual([202, 'GENERATING', 0]);
  const { reportId } = asked.json<Report>();
  await runJob(reportId);
  const report = (await read(reportId)).json<ReportDetail>();
  expect(report).toMatchObject({
    name: CHOICES.name,
    status: 'AVAILABLE',
    rowsDone: COPIES + 1,
    requester: `Ada ${shop.buyer.last_name}`,
    isSeen: false,
    files: [{ part: 1, fileName: 'orders-2026-01-01-2026-03-02-UTC.csv', rowCount: COPIES + 1 }],
  });
  const bars = report.figures.find(({ figure }) => figure === 'ORDERS_BY_MONTH')?.bars ?? [];
  expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(COPIES + 1);
  expect(await unseen()).toBe(1);
  await call({ method: 'POST', url: '/api/reports/seen', payload: { reportIds: [reportId] } });
  expect(await unseen()).toBe(0);
  const [mail, ...others] = (await mailsTo(testApp, shop.platform.id, shop.buyer.id)).filter(({ text }) =>
    text.includes(reportId),
  );
  expect([mail?.subject, others.length]).toEqual([`Your report “${CHOICES.name}” is ready`, 0]);

  const file = await download(reportId);
  expect(file.headers).toMatchObject({
    'content-disposition': 'attachment; filename="orders-2026-01-01-2026-03-02-UTC.csv"',
    'content-length': String(report.files[0]?.byteCount),
    'cache-control': 'no-store',
  });
  expect(rowsOf(file.body)).toHaveLength(COPIES + 1);
  const audits = await testApp.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', reportId)
    .orderBy('id')
    .execute();
  expect(audits.map(({ action }) => action)).toEqual(['report.requested', 'report.made', 'report.downloaded']);
});

it('holds the lines with what their orders carry, transactions, balances, and months apart', async () => {
  await testApp.db
    .updateTable('order_lines')
    .set({ processed_at: testApp.clock.now(), status: 'COMPLETE', tour_id: 'T-1' })
    .where('order_id', '=', BigInt(placed.orderId))
    .execute();
  const until = { to: '2026-03-02' };
  testApp.clock.advance(1);
  const lines = await made({ ...until, type: 'REWARD_LINES', format: 'xlsx' });
  const sheet = rowsOfSheet((await download(lines.reportId)).rawPayload);
  expect([lines.files[0]?.fileName, sheet.length]).toEqual(['reward-lines-2026-01-01-2026-03-02-UTC.xlsx', 3]);
  expect(sheet[0]).toEqual(expect.arrayContaining(['UTID', 'Fee', 'Sender', 'Group', 'Tour ID', 'Created by']));
  expect(sheet[1]).toEqual(expect.arrayContaining(['UVARIABLE', 'T-1', shop.customer.display_name]));
  const transactions = await made({ ...until, type: 'TRANSACTIONS' });
  expect(rowsOf((await download(transactions.reportId)).body).length).toBe(transactions.rowCount);
  const balances = await made({ ...until, type: 'BALANCES' });
  expect((await download(balances.reportId)).body).toContain(`2026-03-02,${shop.account.display_name}`);
  const split = await made({ splitByMonth: true });
  expect(split.files.map(({ fileName, rowCount }) => [fileName, rowCount])).toEqual([
    ['orders-2026-02-01-2026-02-28-UTC.csv', COPIES],
    ['orders-2026-03-01-2026-03-02-UTC.csv', 1],
  ]);
});

it('begins anew when it was cut off between batches: one file, one mail', async () => {
  const { reportId } = (await ask()).json<Report>();
  const [cut] = (await cutOff('report-batch-written:2', async () => runJob(reportId))) ?? [];
  expect(cut).toMatchObject({ retry: 'killed' });
  const stored = () =>
    testApp.db
      .selectFrom('report_files')
      .innerJoin('stored_file_pieces', 'stored_file_pieces.file_key', 'report_files.file_key')
      .select(['report_files.run', 'piece'])
      .where('report_id', '=', reportId)
      .execute();
  await cutOff('report-files-written', async () => runJob(reportId));
  expect((await read(reportId)).json<Report>().status).toBe('GENERATING');
  await runJob(reportId);
  await runJob(reportId);
  expect((await read(reportId)).json<Report>()).toMatchObject({ status: 'AVAILABLE', fileCount: 1 });
  expect((await stored()).map(({ run }) => run)).toEqual([3]);
  const mails = await mailsTo(testApp, shop.platform.id, shop.buyer.id);
  expect(mails.filter(({ text }) => text.includes(reportId))).toHaveLength(1);
});

it('is stopped and made again; others wait while three are made; its files end after their days', async () => {
  const all = [];
  for (let nth = 0; nth < 4; nth += 1) all.push((await ask()).json<Report>());
  const [first, second, third, fourth] = all.map(({ reportId }) => reportId) as [string, string, string, string];
  expect(all.map(({ isWaiting }) => isWaiting)).toEqual([false, false, false, true]);
  expect((await act(first, 'cancel')).json<Report>()).toMatchObject({
    status: 'FAILED',
    failure: 'CANCELLED',
    canRetry: true,
  });
  expect((await read(fourth)).json<Report>().isWaiting).toBe(false);
  expect(refusal(await act(first, 'cancel'))).toEqual([409, 'error.report.notCancellable']);
  expect(refusal(await act(second, 'retry'))).toEqual([409, 'error.report.notRetryable']);
  expect((await act(first, 'retry')).statusCode).toBe(202);
  expect(refusal(await act(first, 'retry'))).toEqual([409, 'error.report.notRetryable']);
  for (const reportId of [second, third, fourth, first]) await runJob(reportId);
  expect((await read(first)).json<Report>().status).toBe('AVAILABLE');

  const later = new Date(testApp.clock.now().getTime() + REPORT_LIMITS.keptDays * DAY_MS);
  await testApp.db.updateTable('reports').set({ expires_at: testApp.clock.now() }).where('id', '=', first).execute();
  expect((await read(first)).json<ReportDetail>()).toMatchObject({ isExpired: true, canRetry: true, files: [] });
  expect(refusal(await download(first))).toEqual([404, 'error.report.partNotFound']);
  await testApp.tidyUp(later);
  const left = await testApp.db.selectFrom('stored_file_pieces').select('piece').execute();
  expect(left).toEqual([]);
});

it('is stopped between two batches, and leaves nothing', async () => {
  const { reportId } = (await ask()).json<Report>();
  const asked = { platform_id: shop.platform.id, id: reportId };
  const [worker] = testApp.workers.flatMap((workers) => workers['make-report'] ?? []);
  const data = { platformId: String(shop.platform.id), reportId };
  const [outcome] = (await cutOff('report-batch-written', async () => worker?.handle([data]))) ?? [];
  expect(outcome).toMatchObject({ retry: 'killed' });
  await act(reportId, 'cancel');
  expect(await changeMaking(testApp.database.db, { ...asked, run: 1 }, { rows_done: 1 })).toBe(false);
  await runJob(reportId);
  expect((await read(reportId)).json<Report>()).toMatchObject({ status: 'FAILED', fileCount: 0 });
});

it('keeps files in pieces of one size, in the place of what their key had', async () => {
  const files = createDatabaseFiles(testApp.database.db, 4);
  const key = { platformId: shop.platform.id, id: '0d9a7a9e-6c2f-4a53-9d0f-0a2f6d1f3b10' };
  const stored = () => text(files.read(key));
  const chunks = (...texts: readonly string[]) => Readable.from(texts.map((one) => Buffer.from(one)));
  expect(await files.put(key, chunks('a rather long file'))).toBe(18);
  expect(await files.put(key, chunks('ab', 'cdefg', '', 'h', 'i'))).toBe(9);
  expect(await stored()).toBe('abcdefghi');
  await files.delete(key);
  expect(await stored()).toBe('');
});

it('fails with its reason, in a mail, when its requester lost the right, when it is late, and after its last try', async () => {
  const requester = await buildUser(testApp.db, {
    platform_id: shop.platform.id,
    organization_access: true,
    authorities: ['ORDER_REPORT_MANAGE'],
  });
  const by = await testApp.signIn(requester.email);
  const asked = [];
  for (let nth = 0; nth < 3; nth += 1) asked.push((await ask({}, by)).json<Report>().reportId);
  const [late, broken, lost] = asked as [string, string, string];
  await testApp.db
    .updateTable('reports')
    .set({ as_of: new Date(testApp.clock.now().getTime() - REPORT_LIMITS.latestHours * 60 * 60_000) })
    .where('id', '=', late)
    .execute();
  await testApp.tidyUp(testApp.clock.now());
  const [worker] = testApp.workers.flatMap((workers) => workers['make-report'] ?? []);
  await worker?.onDead?.({ platformId: String(shop.platform.id), reportId: broken });
  await testApp.db.deleteFrom('user_authorities').where('user_id', '=', requester.id).execute();
  await runJob(lost);
  const rows = await testApp.db
    .selectFrom('reports')
    .select(['id', 'failure'])
    .where('user_id', '=', requester.id)
    .execute();
  expect(Object.fromEntries(rows.map(({ id, failure }) => [id, failure]))).toEqual({
    [late]: 'LATE',
    [broken]: 'BROKEN',
    [lost]: 'NO_RIGHT',
  });
  const mails = await mailsTo(testApp, shop.platform.id, requester.id);
  expect(mails.map(({ subject }) => subject)).toEqual(
    asked.map(() => `Your report “${CHOICES.name}” could not be made`),
  );
});

it.each<[string, Partial<NewReportBody>, readonly unknown[]]>([
  ['a bracket in its name', { name: 'a<b' }, [400, 'name error.report.name']],
  ['a slash in its name', { name: 'a/b' }, [400, 'name error.report.name']],
  ['a long name', { name: 'x'.repeat(101) }, [400, 'name error.name.tooLong']],
  ['days backwards', { to: '2025-12-31' }, [400, 'to error.date.backwards']],
  ['a last day in the future', { to: '2026-03-03' }, [400, 'to error.report.future']],
  ['more than 24 months', { from: '2024-03-02' }, [400, 'to error.report.tooLong']],
  ['no group', { generatedFor: 'GROUPS' }, [400, 'customerIdentifiers error.report.scopeRequired']],
  [
    'an unknown group',
    { generatedFor: 'GROUPS', customerIdentifiers: ['G-X'] },
    [404, 'customerIdentifiers[0] error.group.notFound'],
  ],
  [
    'an unknown account',
    { generatedFor: 'ACCOUNTS', accountIdentifiers: ['A-X'] },
    [404, 'accountIdentifiers[0] error.account.notFound'],
  ],
  ['no row', { from: '2025-01-01', to: '2025-01-31' }, [422, 'error.report.noRows']],
])('refuses %s', async (_name, changes, expected) => {
  expect(refusal(await ask(changes))).toEqual(expected);
});

it('is refused to those whose business is under review, who lack the right of its type, or see only a part', async () => {
  const { db } = testApp;
  const manager = await signInNew({ customerIds: [shop.customer.id], authorities: ['ORDER_REPORT_MANAGE'] });
  expect(refusal(await ask({}, manager))).toEqual([400, 'generatedFor error.report.organization']);
  expect(refusal(await count({ type: 'BALANCES' }, manager))).toEqual([403, 'type error.report.typeRight']);
  const platforms = db.updateTable('platforms').where('id', '=', shop.platform.id);
  await platforms.set({ kyb_status: 'UNDER_REVIEW' }).execute();
  expect(refusal(await count())).toEqual([403, 'error.report.kyb']);
  await platforms.set({ kyb_status: 'APPROVED' }).execute();
});

it('exists for its requester, and for others whose rights and access cover it when they look', async () => {
  const { db } = testApp;
  const platform_id = shop.platform.id;
  const other = await buildCustomer(db, { platform_id });
  await buildAccount(db, { platform_id, customer_id: other.id });
  const group: Partial<NewReportBody> = { generatedFor: 'GROUPS', customerIdentifiers: [shop.customer.identifier] };
  const all = await made();
  const ofGroup = await made(group);
  const ofAccount = await made({ generatedFor: 'ACCOUNTS', accountIdentifiers: [shop.account.identifier] });
  const money = await made({ ...group, type: 'TRANSACTIONS' });
  const seenBy = async (by: Call) => {
    const list = (await by({ method: 'GET', url: '/api/reports' })).json<Report[]>().map(({ reportId }) => reportId);
    return [all, ofGroup, ofAccount, money].map(({ reportId }) => list.includes(reportId));
  };
  const authorities = ['ORDER_REPORT_ACCESS'] as const;
  const reader = await signInNew({ customerIds: [shop.customer.id], authorities });
  expect(await seenBy(reader)).toEqual([false, true, true, false]);
  expect(rowsOf((await download(ofGroup.reportId, 1, reader)).body)).toHaveLength(ofGroup.rowCount);
  expect(refusal(await read(all.reportId, reader))).toEqual([404, 'error.report.notFound']);
  expect(refusal(await download(all.reportId, 1, reader))).toEqual([404, 'error.report.notFound']);
  expect(refusal(await act(ofGroup.reportId, 'retry', reader))).toEqual([403, 'error.forbidden']);
  expect(await seenBy(await signInNew({ customerIds: [other.id], authorities }))).toEqual([false, false, false, false]);
  expect(await seenBy(await signInNew({ accountIds: [shop.account.id], authorities }))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(
    await seenBy(await signInNew({ organization_access: true, authorities: [...authorities, 'FUNDING_ACCESS'] })),
  ).toEqual([true, true, true, false]);
  expect(await seenBy(await signInNew({ organization_access: true, authorities: [...authorities, ...BUYER] }))).toEqual(
    [true, true, true, true],
  );
  const own = [...authorities, 'INDIVIDUAL_ORDER_HISTORY_ACCESS', 'ORDER_REPORT_MANAGE'] as const;
  const sender = await signInNew({ organization_access: true, authorities: own });
  expect(await seenBy(sender)).toEqual([false, false, false, false]);
  expect(refusal(await ask({}, sender))).toEqual([422, 'error.report.noRows']);

  const list = async (query: string) =>
    (await call({ method: 'GET', url: `/api/reports?${query}` })).json<Report[]>().map(({ reportId }) => reportId);
  expect(await list(`search=${money.reportId.slice(0, 13)}&type=TRANSACTIONS`)).toEqual([money.reportId]);
  expect(await list('search=marketing%20q1&status=FAILED&from=2026-03-03&to=2026-03-04')).toEqual([]);
  await db
    .deleteFrom('user_authorities')
    .where('user_id', '=', shop.buyer.id)
    .where('authority', '=', 'FUNDING_ACCESS')
    .execute();
  expect((await read(money.reportId)).json<ReportDetail>()).toMatchObject({
    isReadable: false,
    files: [],
    figures: [],
  });
  expect(refusal(await download(money.reportId))).toEqual([403, 'error.report.rightLost']);
});
