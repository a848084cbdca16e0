import { createHash } from 'node:crypto';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { PlacedOrder } from '@portal/shared/contract/orders';
import type { CartLines, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { ChangedUploadLines, Upload, UploadLines, UploadRewardNames } from '@portal/shared/contract/uploads';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { sql } from 'kysely';
import type { Clock } from '../../runtime/clock.ts';
import { createNotices } from '../outbox/notices/queueNotice.ts';
import type { JobOutcome } from '../../jobs/portalJobs.ts';
import { buildAccount, buildUser } from '../../testing/builders.ts';
import { openCart, placeOrder, quote } from '../../testing/cartCalls.ts';
import { BUYER, buildAllowlist, buildCatalogue, buildShop } from '../../testing/commerceBuilders.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import {
  buildUploadItems,
  buildUploadLine,
  buildUploadContext,
  checkedUpload,
  createUpload,
  csvOf,
  CHECKED_CASES,
  LISTED_EMAILS,
  sendFile,
  uploadBytes,
} from '../../testing/uploadFixture.ts';
import { createUploadCheckWorker } from './uploadCheckWorker.ts';

let testApp: TestApp;
let shop: Awaited<ReturnType<typeof buildShop>>;
let call: Call;
let account: string;
/** A buyer whose organisation has a recipient list. */
let ofListed: { readonly call: Call; readonly account: string };
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  const brand = await buildCatalogue(testApp.db);
  shop = await buildShop(testApp.db, { balanceMinor: 100_000_000n });
  await buildUploadItems(testApp.db, brand.id);
  await buildUploadContext(testApp.db, shop.platform.id);
  const listed = await buildShop(testApp.db);
  await buildUploadContext(testApp.db, listed.platform.id);
  await buildAllowlist(testApp.db, listed.platform.id, LISTED_EMAILS);
  ofListed = { call: await testApp.signIn(listed.buyer.email), account: listed.account.identifier };
  call = await testApp.signIn(shop.buyer.email);
  account = shop.account.identifier;
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const uploadUrl = (uploadId: string, rest = ''): string => `/api/orders/upload/${uploadId}${rest}`;
const read = async (uploadId: string): Promise<Upload> =>
  (await call({ method: 'GET', url: uploadUrl(uploadId) })).json<Upload>();
const readLines = async (uploadId: string, query: Record<string, string> = {}, by = call): Promise<UploadLines> =>
  (await by({ method: 'GET', url: uploadUrl(uploadId, '/lines'), query })).json<UploadLines>();
const change = (uploadId: string, changes: readonly object[]) =>
  call({ method: 'PATCH', url: uploadUrl(uploadId, '/lines'), payload: { changes } });
const map = (uploadId: string, payload: object) =>
  call({ method: 'PUT', url: uploadUrl(uploadId, '/mapping'), payload });
const addTo = (cartId: string, uploadId: string, knownUse?: string) =>
  call({
    method: 'POST',
    url: `/api/shopping-carts/${cartId}/line-items/from-upload`,
    payload: { uploadId, knownUse },
  });

/** Sends a file to an upload of its own. */
async function send(name: string, bytes: Buffer | string, by = { call, account }, kind?: string): Promise<Upload> {
  const uploadId = await createUpload(by.call, by.account, kind);
  return (await sendFile(by.call, uploadId, { name, bytes, isAgain: 'true' })).json<Upload>();
}

/** Returns the things that the worker works with. */
const worker = (db: TestApp['db'], clock: Clock = testApp.clock) => ({
  db,
  clock,
  sendNotice: createNotices(testApp.jobs.enqueue, testApp.env.publicUrl),
});

/** Reads what the mails about an upload say, oldest first. */
const mailsAbout = (uploadId: string) =>
  testApp.db
    .selectFrom('outbox')
    .select(['topic', 'user_id', 'text_values'])
    .where('topic', '=', 'UPLOAD_CHECKED_MAIL')
    .where(sql`text_values ->> 'uploadId'`, '=', uploadId)
    .orderBy('id')
    .execute();

/** Works on the newest file of an upload as the worker does. */
async function work(uploadId: string, deps = worker(testApp.database.db)): Promise<JobOutcome> {
  const { version, platform_id } = await testApp.db
    .selectFrom('uploads')
    .select(['version', 'platform_id'])
    .where('id', '=', uploadId)
    .executeTakeFirstOrThrow();
  return createUploadCheckWorker(deps)({
    platformId: String(platform_id),
    uploadId,
    version,
    keepsChanges: false,
  });
}

const NO_LETTER = { ptid: null, toName: null, fromName: null, letterHeadTitle: null };

const KINDS: Readonly<Record<string, string>> = { 'order-mobile': 'MOBILE', 'order-mailed': 'MAILED' };

const placeOf = ({ row, field }: { readonly row: number; readonly field: string | null }): string => `${row} ${field}`;

describe.each(CHECKED_CASES.filter(({ verdict }) => verdict !== 'rejected').map((one) => [one.id, one] as const))(
  '%s',
  (_id, { columns = [], ...one }) => {
    it('is read, mapped and checked as it must be', async () => {
      const by = one.context?.allowlist ? ofListed : { call, account };
      const kind = KINDS[one.kind];
      let upload = await send(one.uploadName, uploadBytes(one.file), by, kind);
      const isLarge = (one.totalRows ?? 0) > UPLOAD_LIMITS.linesOfPage;
      const checked = isLarge ? 'READING' : 'CHECKED';
      expect(upload.state).toBe(one.verdict === 'needs-mapping' ? 'NEEDS_MAPPING' : checked);
      if (isLarge) {
        await work(upload.uploadId);
        upload = await read(upload.uploadId);
      }
      expect(upload.columns.map(({ heading }) => heading)).toEqual(columns.map(([heading]) => heading));
      expect(upload.sheet).toBe(one.sheet ?? null);
      if (upload.state === 'NEEDS_MAPPING') {
        expect(upload.columns.map(({ field }) => field)).toEqual(columns.map(([, field]) => field));
        expect(upload.columns.some(({ samples }) => samples.length > 0)).toBe(true);
        upload = (await map(upload.uploadId, { columns: columns.map(([, field]) => field) })).json<Upload>();
      }
      expect([upload.state, upload.rowCount]).toEqual(['CHECKED', one.totalRows]);
      const wrong = await readLines(upload.uploadId, { only: 'invalid' }, by.call);
      const isOpen = new Set([...one.rowErrors.filter(({ open }) => open), ...(one.openRows ?? [])].map(placeOf));
      const settled = (places: readonly string[]) => places.filter((place) => !isOpen.has(place)).toSorted();
      const found = wrong.flatMap(({ lineNumber, errors }) => errors.map(({ field }) => `${lineNumber} ${field}`));
      expect(settled(found)).toEqual(settled(one.rowErrors.map(placeOf)));
      expect(upload.wrongCount).toBe(wrong.length);
      const warned = await readLines(upload.uploadId, { only: 'warned' }, by.call);
      const shownWarnings = warned.flatMap(({ lineNumber, warnings }) =>
        warnings.map(({ field }) => `${lineNumber} ${field}`),
      );
      expect(shownWarnings.toSorted()).toEqual((one.warnings ?? []).map(placeOf).toSorted());
      expect(upload.causes.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(upload.wrongCount);
    });
  },
);

it.each(
  CHECKED_CASES.filter(({ rule }) => rule?.startsWith('file.') && rule !== 'file.duplicateFile').map(
    (one) => [one.id, one] as const,
  ),
)('%s is refused as a whole, with its rule', async (_id, one) => {
  const upload = await send(one.uploadName, uploadBytes(one.file));
  expect(upload).toMatchObject({ state: 'REFUSED', rowCount: 0, refusal: { rule: one.rule, usedAt: null } });
  expect(await readLines(upload.uploadId)).toEqual([]);
  expect((await change(upload.uploadId, [{ lineNumber: 1, field: 'notes', value: 'x' }])).statusCode).toBe(409);
});

it('a file of letters: its lines have addresses and letters in the cart, and stand there with what is told of them', async () => {
  const { uploadId } = await send('letters.csv', uploadBytes('d10-mailed-clean.csv'), { call, account }, 'MAILED');
  const cartId = await openCart(call, account, []);
  const cart = (await addTo(cartId, uploadId)).json<ShoppingCart>();
  expect(cart).toMatchObject({ lineItemCount: 6, estimate: { totalAmount: { amount: expect.any(Number) as number } } });
  const lines = (
    await call({ method: 'GET', url: `/api/shopping-carts/${cartId}/line-items?pageSize=50` })
  ).json<CartLines>();
  expect(lines[0]).toMatchObject({
    recipient: {
      lastName: 'Moreau',
      email: null,
      deliveryType: 'MAILED',
      address: {
        streetLine1: '12 Sample Street',
        streetLine2: null,
        stateOrProvince: 'CA',
        postalCode: '94105',
        country: 'US',
      },
    },
    deliveryTemplate: {
      etid: null,
      senderName: null,
      ptid: 'P123456',
      toName: 'Clara Moreau',
      fromName: 'The People Team',
      letterHeadTitle: 'Thank you',
    },
  });
  expect(lines.map(({ deliveryTemplate: { ptid } }) => ptid).slice(0, 3)).toEqual(['P123456', 'P000000', 'P000000']);
  expect(lines.flatMap(({ warnings }) => warnings)).toEqual([
    { field: 'recipient.address.streetLine1', warning: 'PO_BOX' },
  ]);
});

it('a file of texts: the template asks for numbers, cells are read and corrected, and its lines go to them', async () => {
  const query = { accountIdentifier: account, kind: 'MOBILE' };
  const template = (await call({ method: 'GET', url: '/api/orders/upload/template/csv', query })).body;
  expect(template).toContain('Recipient Mobile Number');
  expect(template).not.toMatch(/Recipient Email|U100002/);
  await testApp.db
    .insertInto('text_opt_outs')
    .values({ number: '+12025550195', stopped_at: testApp.clock.now() })
    .execute();
  const headings = 'UTID,Amount,Recipient Mobile Number,Recipient First Name,Sender First Name,Recipient Email';
  const cells = ["'2025550123", '2.02555E+9', '(202) 555-0195', '+1 202 555 0123'];
  const rows = cells.map((cell) => `U100001,25.00,${cell},Ada,Grace,ada@recipient.example`);
  const { uploadId, ...sent } = await send('texts.csv', [headings, ...rows].join('\r\n'), { call, account }, 'MOBILE');
  expect(sent).toMatchObject({ kind: 'MOBILE', state: 'CHECKED', wrongCount: 2, warnedCount: 1 });
  const lines = await readLines(uploadId);
  expect(lines.map(({ errors }) => errors.map(({ field, i18nKey }) => [field, i18nKey]))).toEqual([
    [],
    [['recipientMobileNumber', 'error.phone.shortened']],
    [['recipientMobileNumber', 'error.phone.optedOut']],
    [],
  ]);
  expect(lines[3]?.warnings).toEqual([{ field: 'recipientMobileNumber', warning: 'REPEATED_RECIPIENT' }]);
  const cell = { lineNumber: 2, field: 'recipientMobileNumber', value: '202 555 0124' };
  const corrected = (await change(uploadId, [cell])).json<ChangedUploadLines>();
  expect(corrected.lines[0]).toMatchObject({ errors: [], recipientMobileNumber: '202 555 0124' });
  const cartId = await openCart(call, account, []);
  expect((await addTo(cartId, uploadId)).statusCode).toBe(200);
  const added = await call({ method: 'GET', url: `/api/shopping-carts/${cartId}/line-items` });
  expect(added.json<CartLines>().map(({ recipient }) => recipient)).toMatchObject([
    { mobileNumber: '+12025550123', email: null },
    { mobileNumber: '+12025550124', email: null },
    { mobileNumber: '+12025550123', email: null },
  ]);
});

it.each(['csv', 'xlsx'])(
  'a template as .%s comes back without a mapping, and with nobody to send it to',
  async (format) => {
    const query = { accountIdentifier: account };
    const response = await call({ method: 'GET', url: `/api/orders/upload/template/${format}`, query });
    if (format === 'csv')
      expect(response.body).toMatch(/^\uFEFFUTID,Reward Name \(not read\),[^]*\r\nUFIXED,[^,\r\n]+,/);
    const upload = await send(`recipients.${format}`, response.rawPayload);
    expect(upload).toMatchObject({ state: 'CHECKED', rowCount: 15, wrongCount: 15, missing: [] });
    const lines = await readLines(upload.uploadId);
    expect(new Set(lines.flatMap(({ errors }) => errors.map(({ i18nKey }) => i18nKey)))).toEqual(
      new Set(['error.email.required', 'error.name.required', 'error.amount.required']),
    );
    // A reward of one value has it filled in.
    expect(lines.find(({ utid }) => utid === 'UFIXED')?.value?.amount).toBe(10);
  },
);

it('refuses a file with the number of a payment card, and says in which row', async () => {
  const upload = await send('a.csv', csvOf(['Ada'], { Notes: '4111 1111 1111 1111' }));
  expect(upload.refusal).toEqual({ rule: 'file.cardNumber', place: '2', usedAt: null });
  expect(await readLines(upload.uploadId)).toEqual([]);
});

it('refuses a body that is no file, and one beyond 10 MB', async () => {
  const uploadId = await createUpload(call, account);
  const url = uploadUrl(uploadId, '/file');
  const json = await call({ method: 'PUT', url, query: { fileName: 'a.csv' }, payload: { a: 1 } });
  expect([json.statusCode, json.json<ErrorBody>().i18nKey]).toEqual([400, 'error.upload.noFile']);
  const big = await sendFile(call, uploadId, { name: 'a.csv', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) });
  expect(big.statusCode).toBe(413);
  expect(await read(uploadId)).toMatchObject({ state: 'READING', rowCount: 0 });
});

it('the name of a file loses what turns or breaks its line', async () => {
  const upload = await send('people\r\n\u202Evsc.csv', csvOf(['Ada']));
  expect([upload.state, upload.fileName]).toEqual(['CHECKED', 'peoplevsc.csv']);
});

it('a mapping is asked for once; the next file with these headings needs none', async () => {
  const file = (name: string) => `Code;Wert;Mail;Wer;Von\r\nUVARIABLE;25.00;${name}@recipient.example;Ada;Grace`;
  const columns = ['utid', 'amount', 'recipientEmail', 'recipientFirstName', 'senderFirstName'];
  const first = await send('a.csv', file('ada'));
  expect(first.state).toBe('NEEDS_MAPPING');
  expect((await map(first.uploadId, { columns })).json<Upload>()).toMatchObject({ state: 'CHECKED', wrongCount: 0 });
  expect(await send('b.csv', file('bob'))).toMatchObject({ state: 'CHECKED', wrongCount: 0 });
});

it('a column beside one of its name is asked about in every file, and nothing is taken from the other', async () => {
  const headings = ['UTID', 'Amount', 'amount ', 'Recipient Email', 'Recipient First Name', 'Sender First Name'];
  const file = (columns: readonly string[], ...amounts: readonly string[]) =>
    `${columns.join(',')}\r\nUVARIABLE,${amounts.join(',')},ada@recipient.example,Ada,Grace`;
  const fields = ['recipientEmail', 'recipientFirstName', 'senderFirstName'];
  const first = await send('a.csv', file(headings, '25', '250'));
  expect(first.state).toBe('NEEDS_MAPPING');
  await map(first.uploadId, { columns: ['utid', 'amount', null, ...fields] });
  expect((await readLines(first.uploadId))[0]?.amount).toBe('25');
  const again = await send('b.csv', file(headings, '25', '250'));
  expect([again.state, again.columns[1]?.field]).toEqual(['NEEDS_MAPPING', 'amount']);
  const swapped = await send('c.csv', file(headings.with(1, 'amount ').with(2, 'Amount'), '250', '25'));
  expect(swapped.state).toBe('NEEDS_MAPPING');
  expect(swapped.columns.map(({ isDoubtful }) => isDoubtful)).toEqual([false, true, true, false, false, false]);
});

it('a field takes one value for all rows; a needed one that nothing fills is named', async () => {
  const upload = await send('a.csv', 'Recipient Email,Recipient First Name\r\nada@recipient.example,Ada');
  expect(upload).toMatchObject({ state: 'NEEDS_MAPPING', missing: ['utid', 'amount', 'senderFirstName'] });
  const columns = ['recipientEmail', 'recipientFirstName'];
  const refused = await map(upload.uploadId, { columns });
  expect([refused.statusCode, refused.json<ErrorBody>().fields?.map(({ field }) => field)]).toEqual([
    422,
    ['utid', 'amount', 'senderFirstName'],
  ]);
  const twice = await map(upload.uploadId, { columns: ['recipientEmail', 'recipientEmail'] });
  expect(twice.json<ErrorBody>().fields).toContainEqual({ field: 'columns[1]', i18nKey: 'error.validation' });
  const values = [
    { field: 'utid', value: 'UVARIABLE' },
    { field: 'amount', value: '10.00' },
    { field: 'senderFirstName', value: 'Grace' },
  ];
  const mapped = (await map(upload.uploadId, { columns, values })).json<Upload>();
  expect(mapped).toMatchObject({ state: 'CHECKED', wrongCount: 0, values, missing: [] });
  expect((await readLines(upload.uploadId))[0]).toMatchObject({
    value: { amount: 10, currencyCode: 'USD', amountPlainString: '10.00' },
    recipientFirstName: 'Ada',
  });
});

describe('a file without codes', () => {
  const row = (name: string, reward: string) => `${name},${name.length}@recipient.example,${reward},25.00`;
  const file = (...rows: readonly string[]) => ['Full name,Email,Reward,Amount', ...rows].join('\r\n');
  const columns = ['recipientName', 'recipientEmail', 'utid', 'amount'];
  const values = [{ field: 'senderFirstName', value: 'Grace' }];
  const listNames = async (uploadId: string) =>
    (
      await call({ method: 'GET', url: uploadUrl(uploadId, '/reward-names'), query: { column: '2' } })
    ).json<UploadRewardNames>();

  it('is matched by names, of which each is shown for a yes and an ambiguous one is asked about', async () => {
    const upload = await send(
      'names.csv',
      file(
        row('Ana Maria de Souza', 'LINDENHOF  égift'),
        row('山田 花子', 'lindenhof egift'),
        row('Madonna', 'Harbour Books'),
        row('Bob Hope', 'Lindenhoff eGift'),
        // A name that objects have by themselves.
        row('Cy Young', 'constructor'),
        row('Dee Dee', 'UVARIABLE'),
      ),
    );
    expect(upload.columns.map(({ field }) => field)).toEqual(columns);
    expect(upload).toMatchObject({ state: 'NEEDS_MAPPING', missing: ['senderFirstName'] });
    const names = await listNames(upload.uploadId);
    expect(names.map(({ name, count, utid, nearest }) => [name, count, utid, nearest])).toEqual([
      ['LINDENHOF  égift', 2, 'U100006', null],
      ['Harbour Books', 1, null, null],
      ['Lindenhoff eGift', 1, null, 'U100006'],
      ['constructor', 1, null, null],
    ]);
    expect(names[1]?.candidates).toEqual(expect.arrayContaining(['UVARIABLE', 'UEUR']));

    const mapped = (await map(upload.uploadId, { columns, values })).json<Upload>();
    expect(mapped).toMatchObject({ state: 'CHECKED', wrongCount: 3 });
    expect(mapped.causes.map(({ i18nKey, value, sheetRow }) => [i18nKey, value, sheetRow])).toEqual([
      ['error.reward.ambiguous', 'Harbour Books', 4],
      ['error.reward.resembling', 'Lindenhoff eGift', 5],
      ['error.reward.unknown', 'constructor', 6],
    ]);
    const read = await readLines(upload.uploadId);
    expect(read.map(({ utid }) => utid)).toEqual([
      'U100006',
      'U100006',
      'Harbour Books',
      'Lindenhoff eGift',
      'constructor',
      'UVARIABLE',
    ]);
    expect(read.slice(0, 3).map(({ recipientFirstName: first, recipientLastName: last }) => [first, last])).toEqual([
      ['Ana Maria', 'de Souza'],
      ['花子', '山田'],
      ['Madonna', ''],
    ]);
    // A name and a code in whatever case are pasted into cells.
    const changed = await change(upload.uploadId, [
      { lineNumber: 3, field: 'utid', value: 'uvariable' },
      { lineNumber: 4, field: 'utid', value: 'Lindenhof eGift' },
    ]);
    expect(changed.json<ChangedUploadLines>().lines.map(({ utid, errors }) => [utid, errors])).toEqual([
      ['UVARIABLE', []],
      ['U100006', []],
    ]);
  });

  it('takes one choice for all rows of a name, and asks no more about it in the next file', async () => {
    const rows = [row('Ada Byron', 'Harbour Books'), row('Bob Hope', 'HARBOUR BOOKS')];
    const upload = await send('a.csv', file(...rows));
    const rewards = [{ name: 'Harbour Books', utid: 'UVARIABLE' }];
    const mapped = (await map(upload.uploadId, { columns, values, rewards })).json<Upload>();
    expect(mapped).toMatchObject({ state: 'CHECKED', wrongCount: 0, rewards: [{ utid: 'UVARIABLE' }] });
    const uploadId = await createUpload(call, account);
    const next = await sendFile(call, uploadId, { name: 'b.csv', bytes: file(row('Cy Young', 'harbour books')) });
    expect(next.json<Upload>()).toMatchObject({ state: 'NEEDS_MAPPING', missing: ['senderFirstName'] });
    expect(await listNames(uploadId)).toMatchObject([{ name: 'harbour books', utid: 'UVARIABLE' }]);
  });

  it('takes no choice that is no reward, and no column beside that of full names', async () => {
    const upload = await send('a.csv', file(row('Ada Byron', 'Harbour Books')));
    const unknown = await map(upload.uploadId, {
      columns,
      values,
      rewards: [{ name: 'Harbour Books', utid: 'UNONE' }],
    });
    expect([unknown.statusCode, unknown.json<ErrorBody>().fields]).toEqual([
      422,
      [{ field: 'rewards[0].utid', i18nKey: 'error.item.notFound', values: { utid: 'UNONE' } }],
    ]);
    const twice = await map(upload.uploadId, { columns: columns.with(3, 'recipientFirstName'), values });
    expect(twice.json<ErrorBody>().fields).toContainEqual({ field: 'columns[3]', i18nKey: 'error.validation' });
  });

  it('asks for a yes under confirmed headings, too, once a column of codes has a name', async () => {
    const coded = csvOf(['Ada']);
    expect((await send('a.csv', coded)).state).toBe('CHECKED');
    const named = await send('b.csv', coded.replace('UVARIABLE', 'Lindenhof eGift'));
    expect(named.state).toBe('NEEDS_MAPPING');
    // A code that nobody has is marked in its cell, as before.
    expect((await send('c.csv', coded.replace('UVARIABLE', 'U999999'))).causes).toMatchObject([
      { field: 'utid', i18nKey: 'error.item.notFound', value: 'U999999' },
    ]);
  });
});

it('rows without a reward or an amount get those that the upload began with, also under headings that are remembered', async () => {
  const people = 'Recipient Email,Recipient First Name,Sender First Name\r\nada@recipient.example,Ada,Grace';
  const begun = async (bytes: string, choice: { readonly utid: string; readonly amount: string }) => {
    const uploadId = await createUpload(call, account);
    await sendFile(call, uploadId, { name: 'a.csv', bytes, isAgain: 'true', ...choice });
    return { upload: await read(uploadId), line: (await readLines(uploadId))[0] };
  };
  const first = await begun(people, { utid: 'UVARIABLE', amount: '12.50' });
  expect(first.upload).toMatchObject({ state: 'CHECKED', wrongCount: 0, missing: [] });
  expect(first.line).toMatchObject({ utid: 'UVARIABLE', value: { amountPlainString: '12.50' } });
  // Confirmed with one reward for all: the next upload begins with another one.
  const columns = ['recipientEmail', 'recipientFirstName', 'senderFirstName'];
  await map(first.upload.uploadId, {
    columns,
    values: [
      { field: 'utid', value: 'UVARIABLE' },
      { field: 'amount', value: '12.50' },
    ],
  });
  const next = await begun(people, { utid: 'UEUR', amount: '30.00' });
  expect(next.line).toMatchObject({ utid: 'UEUR', value: { amountPlainString: '30.00', currencyCode: 'EUR' } });
  // As an address may say it: told at the cells, like anything else that is no reward and no amount.
  const wrong = await begun(people, { utid: 'U'.repeat(40), amount: '9'.repeat(30) });
  expect(wrong.upload.causes.map(({ field }) => field).toSorted()).toEqual(['amount', 'utid']);
  const own = await begun(csvOf(['Ada']), { utid: 'UEUR', amount: '30.00' });
  expect(own.line).toMatchObject({ utid: 'UVARIABLE', value: { amountPlainString: '25.00' } });
});

it('an amount with two readings is asked about once for all its rows', async () => {
  const upload = await send('a.csv', csvOf(['Ada', 'Bob']).replaceAll('25.00', '"1,234"'));
  expect(upload.causes).toMatchObject([
    { field: 'amount', i18nKey: 'error.amount.ambiguous', count: 2, lineNumber: 1, sheetRow: 2 },
  ]);
  const columns = upload.columns.map(({ field }) => field);
  expect((await map(upload.uploadId, { columns, decimalMark: '.' })).json<Upload>()).toMatchObject({ wrongCount: 0 });
  expect((await readLines(upload.uploadId)).map(({ value }) => value?.amount)).toEqual([1234, 1234]);
});

it('what was corrected stays when the sign of decimals is said, and is read again under other columns', async () => {
  const upload = await send(
    'a.csv',
    csvOf(['Ada', 'Bob', 'Cy'], { Notes: 'a=b' }).replace('Ada,Grace', 'Ada,').replaceAll('25.00', '"25,00"'),
  );
  const columns = upload.columns.map(({ field }) => field);
  await change(upload.uploadId, [{ lineNumber: 1, field: 'senderFirstName', value: 'Mended' }]);
  await map(upload.uploadId, { columns, decimalMark: ',' });
  const [first, second] = await readLines(upload.uploadId);
  expect([first?.senderFirstName, first?.value?.amount, second?.value?.amount]).toEqual(['Mended', 25, 25]);
  await map(upload.uploadId, { columns: [...columns.slice(0, -1), null], decimalMark: ',' });
  expect((await readLines(upload.uploadId))[0]?.senderFirstName).toBe('');
});

it('a row with more cells than headings is marked, until its cell is written again', async () => {
  const upload = await send('a.csv', csvOf(['Ada', 'Bob']).replace('Grace', 'Grace, and all'));
  expect(upload.causes).toMatchObject([{ field: 'senderFirstName', i18nKey: 'error.row.tooManyCells', count: 1 }]);
  const corrected = await change(upload.uploadId, [
    { lineNumber: 1, field: 'senderFirstName', value: 'Grace, and all' },
  ]);
  expect(corrected.json<ChangedUploadLines>().upload.wrongCount).toBe(0);
});

it('headings below a title are found, or named; the encoding can be named, too', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`Bonus 2026\r\n${csvOf(['Ada']).replace('Grace', '')}`),
    Buffer.from([0x8e, 0x52]),
  ]);
  const uploadId = await createUpload(call, account);
  const read = async (more: Record<string, string>) =>
    (await sendFile(call, uploadId, { name: 'a.csv', bytes, isAgain: 'true', ...more })).json<Upload>();
  expect(await read({})).toMatchObject({ headingRow: 2, encoding: 'windows-1252', rowCount: 1 });
  expect(await read({ encoding: 'shift_jis' })).toMatchObject({ headingRow: 2, encoding: 'shift_jis' });
  expect((await readLines(uploadId))[0]?.senderFirstName).toBe('山');
  expect(await read({ headingRow: '1' })).toMatchObject({ headingRow: 1, state: 'NEEDS_MAPPING', rowCount: 2 });
});

it('a cell is corrected without another file, and so is what repeated it', async () => {
  const upload = await send('a.csv', csvOf(['Ada', 'Bob', 'Cy'], { 'External Reference Id': 'R1' }));
  expect(upload).toMatchObject({ rowCount: 3, wrongCount: 2 });
  const response = await change(upload.uploadId, [{ lineNumber: 1, field: 'externalReferenceId', value: 'R0' }]);
  const { upload: after, lines } = response.json<ChangedUploadLines>();
  // The second is the first of its reference now; the third still repeats it.
  expect(lines.map(({ lineNumber, errors }) => [lineNumber, errors.length])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  const repeated = { field: 'externalReferenceId', i18nKey: 'error.reference.repeated' };
  expect(after).toMatchObject({ wrongCount: 1, causes: [{ ...repeated, count: 1 }] });
  const errorsOf = async (number: number, value: string) => {
    const changed = await change(upload.uploadId, [{ lineNumber: 2, field: 'externalReferenceId', value }]);
    const found = changed.json<ChangedUploadLines>().lines.find(({ lineNumber }) => lineNumber === number);
    return found?.errors;
  };
  expect((await readLines(upload.uploadId))[2]?.errors).toEqual([{ ...repeated, values: { row: '3' } }]);
  // The row that it repeats moves with those above it.
  await change(upload.uploadId, [{ lineNumber: 1, field: 'externalReferenceId', value: 'R1' }]);
  expect(await errorsOf(3, 'R0')).toEqual([{ ...repeated, values: { row: '2' } }]);
  expect(await errorsOf(3, 'R1')).toEqual([{ ...repeated, values: { row: '3' } }]);
  await change(upload.uploadId, [{ lineNumber: 1, field: 'externalReferenceId', value: 'R0' }]);
  const corrected = await change(upload.uploadId, [{ lineNumber: 3, field: 'externalReferenceId', value: '' }]);
  expect(corrected.json<ChangedUploadLines>().upload).toMatchObject({ wrongCount: 0, causes: [] });
  const broken = await change(upload.uploadId, [{ lineNumber: 3, field: 'amount', value: 'ten' }]);
  expect(broken.json<ChangedUploadLines>().lines[0]).toMatchObject({
    amount: 'ten',
    value: null,
    errors: [{ field: 'amount', i18nKey: 'error.amount.notANumber' }],
  });
  expect((await change(upload.uploadId, [{ lineNumber: 4, field: 'notes', value: 'x' }])).statusCode).toBe(404);
});

it('a line is deleted, and what repeated it is good', async () => {
  const upload = await send('a.csv', csvOf(['Ada', 'Bob'], { 'External Reference Id': 'R1' }));
  const [first] = await readLines(upload.uploadId);
  const url = `/api/bulkorder/upload/${upload.uploadId}/upload-line/${first?.identifier ?? ''}`;
  expect((await call({ method: 'DELETE', url })).statusCode).toBe(204);
  expect(await read(upload.uploadId)).toMatchObject({ rowCount: 1, wrongCount: 0 });
  expect((await call({ method: 'DELETE', url })).statusCode).toBe(404);
});

it('good lines are ordered, the rest stays to be corrected, and the file is told to be used', async () => {
  const names = ['Ada', 'Bob', 'Nobody'];
  const bytes = csvOf(names).replace('nobody@recipient.example', 'nobody');
  const upload = await send('people.csv', bytes);
  const cartId = await openCart(call, account, []);
  const cart = (await addTo(cartId, upload.uploadId)).json<ShoppingCart>();
  expect(cart).toMatchObject({ lineItemCount: 2, estimate: { totalAmount: { amountPlainString: '50.00' } } });
  const lines = (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}/line-items` })).json<CartLines>();
  expect(lines.map(({ recipient, errors, deliveryTemplate }) => [recipient.email, errors, deliveryTemplate])).toEqual(
    ['ada', 'bob'].map((name) => [
      `${name}@recipient.example`,
      [],
      { ...NO_LETTER, etid: 'E000000', senderName: 'Grace', subject: null, message: null },
    ]),
  );
  expect(await read(upload.uploadId)).toMatchObject({ state: 'CHECKED', addedCount: 2, wrongCount: 1, cartId });
  const again = await addTo(cartId, upload.uploadId);
  expect([again.statusCode, again.json<ErrorBody>().i18nKey]).toEqual([422, 'error.upload.nothingToAdd']);
  const taken = await change(upload.uploadId, [{ lineNumber: 1, field: 'amount', value: '5' }]);
  expect([taken.statusCode, taken.json<ErrorBody>().i18nKey]).toEqual([409, 'error.upload.added']);
  await change(upload.uploadId, [{ lineNumber: 3, field: 'recipientEmail', value: 'nobody@recipient.example' }]);
  expect((await addTo(cartId, upload.uploadId)).json<ShoppingCart>().lineItemCount).toBe(3);
  expect(await read(upload.uploadId)).toMatchObject({ state: 'ADDED', addedCount: 3 });
  const { quoteIdentifier } = await quote(call, cartId);
  const placed = await placeOrder(call, cartId, quoteIdentifier, `order ${cartId}`);
  expect(placed.statusCode).toBe(201);
  const { referenceOrderId: orderReferenceId } = placed.json<PlacedOrder>();
  expect(await read(upload.uploadId)).toMatchObject({ cartId: null, orderReferenceId });

  const next = await createUpload(call, account);
  const used = (await sendFile(call, next, { name: 'again.csv', bytes })).json<Upload>();
  expect(used).toMatchObject({ state: 'REFUSED', refusal: { rule: 'file.used' } });
  expect(used.refusal?.usedAt).toBe(testApp.clock.now().toISOString());
  expect((await sendFile(call, next, { name: 'again.csv', bytes, isAgain: 'true' })).json<Upload>().state).toBe(
    'CHECKED',
  );
});

it('location, tour and reservation of a row stay with it in the cart and in the order', async () => {
  const more = { 'Location ID': 'Lodge 4', 'Tour ID': 'T-12', Reservation: 'R-9' };
  const upload = await send('stays.csv', csvOf(['Ada'], more));
  const columns = upload.columns.map(({ field }) => field);
  expect(columns.slice(-3)).toEqual(['location', 'tourId', 'reservationId']);
  const mapped = (await map(upload.uploadId, { columns })).json<Upload>();
  expect(mapped).toMatchObject({ state: 'CHECKED', wrongCount: 0 });
  expect(await readLines(upload.uploadId)).toMatchObject([
    { location: 'Lodge 4', tourId: 'T-12', reservationId: 'R-9' },
  ]);
  const tooLong = await change(upload.uploadId, [{ lineNumber: 1, field: 'tourId', value: 'T'.repeat(101) }]);
  expect(tooLong.json<ChangedUploadLines>().upload.causes).toMatchObject([
    { field: 'tourId', i18nKey: 'error.text.tooLong', count: 1 },
  ]);
  await change(upload.uploadId, [{ lineNumber: 1, field: 'tourId', value: 'T-12' }]);
  const cartId = await openCart(call, account, []);
  await addTo(cartId, upload.uploadId);
  const lines = (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}/line-items` })).json<CartLines>();
  expect(lines).toMatchObject([{ wyndhamLocationId: 'Lodge 4', wyndhamTourId: 'T-12', reservationId: 'R-9' }]);
  const { quoteIdentifier } = await quote(call, cartId);
  const { referenceOrderId } = (await placeOrder(call, cartId, quoteIdentifier, `order ${cartId}`)).json<PlacedOrder>();
  const line = await call({ method: 'GET', url: `/api/orders/${referenceOrderId}/lines/1` });
  expect(line.json()).toMatchObject({ location: 'Lodge 4', tourId: 'T-12', reservationId: 'R-9' });
});

it('twenty tabs that order one upload, each in one of two carts, make one order of it', async () => {
  const uploadId = await checkedUpload(call, account, ['Ada', 'Bob']);
  const carts = [await openCart(call, account, []), await openCart(call, account, [])];
  const tabs = Array.from({ length: 10 }, () => carts).flat();
  const responses = await Promise.all(tabs.map((cartId) => addTo(cartId, uploadId)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(responses.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
  const filled = await Promise.all(
    carts.map(async (cartId) => {
      const cart = await call({ method: 'GET', url: `/api/shopping-carts/${cartId}` });
      return cart.json<ShoppingCart>().lineItemCount;
    }),
  );
  expect(filled.toSorted()).toEqual([0, 2]);
});

it('a file that two tabs order at once is ordered twice only by who knows of the first order', async () => {
  const bytes = csvOf(['Twin']);
  const tabs = [await send('a.csv', bytes), await send('renamed.csv', bytes)];
  const carts = [await openCart(call, account, []), await openCart(call, account, [])];
  const add = (tab: number, knownUse?: string) => addTo(carts[tab] ?? '', tabs[tab]?.uploadId ?? '', knownUse);
  const added = await Promise.all([add(0), add(1)]);
  expect(added.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const late = added.findIndex(({ statusCode }) => statusCode === 409);
  const inCart = added[late]?.json<ErrorBody>();
  expect(inCart).toMatchObject({
    i18nKey: 'error.upload.used',
    values: { usedAt: testApp.clock.now().toISOString(), orderedBy: expect.any(String) as string },
  });
  expect((await add(late, inCart?.values?.['usedAt'])).statusCode).toBe(200);

  testApp.clock.advance(60_000);
  const order = async (tab: number, knownUse?: string) => {
    const { quoteIdentifier } = await quote(call, carts[tab] ?? '');
    return call({
      method: 'POST',
      url: '/api/orders',
      headers: { 'idempotency-key': `twin ${tab} ${knownUse ?? ''}` },
      payload: { cartId: carts[tab], quoteIdentifier, knownUse },
    });
  };
  const placed = await Promise.all([order(0), order(1)]);
  expect(placed.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  const refused = placed.findIndex(({ statusCode }) => statusCode === 409);
  const { referenceOrderId } = placed[1 - refused]?.json<PlacedOrder>() ?? {};
  const usedAt = testApp.clock.now().toISOString();
  const values = { usedAt, orderReferenceId: referenceOrderId };
  expect(placed[refused]?.json()).toMatchObject({ i18nKey: 'error.upload.used', values });
  expect((await quote(call, carts[refused] ?? '')).earlierUse).toMatchObject(values);
  expect((await order(refused, usedAt)).statusCode).toBe(201);
});

it('adds to a cart of its own account alone, and no reference a second time', async () => {
  const uploadId = await checkedUpload(call, account, ['Ada']);
  const { platform_id, customer_id } = shop.account;
  const other = await buildAccount(testApp.db, { platform_id, customer_id });
  const elsewhere = await addTo(await openCart(call, other.identifier, []), uploadId);
  expect([elsewhere.statusCode, elsewhere.json<ErrorBody>().i18nKey]).toEqual([422, 'error.upload.otherAccount']);
  const bytes = csvOf(['Ada'], { 'External Reference Id': 'R7' });
  const cartId = await openCart(call, account, []);
  const [one, two] = [await send('a.csv', bytes), await send('b.csv', bytes)];
  expect((await addTo(cartId, one.uploadId)).statusCode).toBe(200);
  const taken = await addTo(cartId, two.uploadId, testApp.clock.now().toISOString());
  expect([taken.statusCode, taken.json<ErrorBody>().i18nKey]).toEqual([409, 'error.reference.duplicate']);
  expect(await read(two.uploadId)).toMatchObject({ addedCount: 0, state: 'CHECKED' });
});

it('an account for which files are switched off takes none, and no rows of one into a cart; people are still typed', async () => {
  const { id: platform_id } = shop.platform;
  const off = await buildAccount(testApp.db, { platform_id, customer_id: shop.account.customer_id });
  const [empty, checked] = [
    await createUpload(call, off.identifier),
    await checkedUpload(call, off.identifier, ['Ada']),
  ];
  const cartId = await openCart(call, off.identifier, []);
  await testApp.db
    .updateTable('accounts')
    .set({ bulk_upload_disabled: true })
    .where('platform_id', '=', platform_id)
    .where('id', '=', off.id)
    .execute();
  const refused = [
    await sendFile(call, empty, { name: 'a.csv', bytes: csvOf(['Ada']) }),
    await addTo(cartId, checked),
    await call({ method: 'POST', url: `/api/bulkorder/upload/${checked}/lines`, payload: [buildUploadLine()] }),
  ];
  expect(refused.map((response) => [response.statusCode, response.json<ErrorBody>().i18nKey])).toEqual(
    refused.map(() => [403, 'error.upload.disabled']),
  );
  const typed = { method: 'POST', url: `/api/bulkorder/upload/${empty}/lines`, payload: [buildUploadLine()] } as const;
  expect((await call(typed)).statusCode).toBe(200);
  expect((await addTo(cartId, empty)).statusCode).toBe(200);
  // An upload that was sent before can still be looked at and deleted.
  expect((await read(checked)).state).toBe('CHECKED');
  expect((await call({ method: 'DELETE', url: uploadUrl(checked) })).statusCode).toBe(204);
});

it('rows whose cart is deleted can be ordered again', async () => {
  const uploadId = await checkedUpload(call, account, ['Ada', 'Bob']);
  const cartId = await openCart(call, account, []);
  expect((await addTo(cartId, uploadId)).statusCode).toBe(200);
  expect(await read(uploadId)).toMatchObject({ state: 'ADDED', addedCount: 2, cartId });
  // The other of another cart stays where it is.
  const other = await checkedUpload(call, account, ['Eve']);
  expect((await addTo(await openCart(call, account, []), other)).statusCode).toBe(200);
  expect((await call({ method: 'DELETE', url: `/api/shopping-carts/${cartId}` })).statusCode).toBe(204);
  expect(await read(uploadId)).toMatchObject({ state: 'CHECKED', addedCount: 0, cartId: null });
  expect(await read(other)).toMatchObject({ state: 'ADDED', addedCount: 1 });
  expect((await addTo(await openCart(call, account, []), uploadId)).statusCode).toBe(200);
  expect(await read(uploadId)).toMatchObject({ state: 'ADDED', addedCount: 2 });
});

it('an upload whose rows went to two carts keeps the one that is left', async () => {
  const uploadId = await checkedUpload(call, account, ['Ada', 'Bob']);
  const amountOf = (value: string) => change(uploadId, [{ lineNumber: 2, field: 'amount', value }]);
  const [first, second] = [await openCart(call, account, []), await openCart(call, account, [])];
  await amountOf('many');
  await addTo(first, uploadId);
  testApp.clock.advance(1_000);
  await amountOf('10');
  await addTo(second, uploadId);
  expect(await read(uploadId)).toMatchObject({ state: 'ADDED', addedCount: 2, cartId: second });
  await call({ method: 'DELETE', url: `/api/shopping-carts/${first}` });
  expect(await read(uploadId)).toMatchObject({ state: 'CHECKED', addedCount: 1, cartId: second });
  testApp.clock.advance(1_000);
  const third = await openCart(call, account, []);
  await addTo(third, uploadId);
  await call({ method: 'DELETE', url: `/api/shopping-carts/${third}` });
  expect(await read(uploadId)).toMatchObject({ addedCount: 1, cartId: second });
});

it('another file takes the place of the one before, and overtakes it', async () => {
  const uploadId = await createUpload(call, account);
  const names = Array.from({ length: 1_500 }, (_one, index) => `Person${index}`);
  const [slow, fast] = await Promise.all([
    sendFile(call, uploadId, { name: 'many.csv', bytes: csvOf(names), isAgain: 'true' }),
    sendFile(call, uploadId, { name: 'few.csv', bytes: csvOf(['Ada', 'Bob']), isAgain: 'true' }),
  ]);
  const winners = [slow, fast].filter(({ statusCode }) => statusCode === 200);
  expect(winners.length).toBeGreaterThan(0);
  const upload = await read(uploadId);
  expect(upload.state).toBe('CHECKED');
  expect(upload.rowCount).toBe(upload.fileName === 'few.csv' ? 2 : 1_500);
  expect(await readLines(uploadId)).toHaveLength(upload.rowCount);
});

describe('a mapping of more rows than one grid shows', () => {
  /** 5,001 rows whose columns are said anew. */
  async function remapped(): Promise<string> {
    const { uploadId } = await send('d14.xlsx', uploadBytes('d14-email-5001-row-errors.xlsx'));
    await work(uploadId);
    const { columns } = await read(uploadId);
    const mapped = await map(uploadId, { columns: columns.map(({ field }) => field) });
    expect(mapped.json<Upload>()).toMatchObject({ state: 'READING', rowCount: 5_001, checkedCount: 0 });
    return uploadId;
  }

  it('is applied in the background, once', async () => {
    const uploadId = await remapped();
    expect(await readLines(uploadId)).toEqual([]);
    expect((await map(uploadId, { columns: [] })).statusCode).toBe(409);
    const check = createUploadCheckWorker(worker(testApp.db));
    const overtaken = { platformId: String(shop.platform.id), uploadId, version: 1, keepsChanges: false };
    expect(await check(overtaken)).toEqual({ done: true });
    expect(await check({ ...overtaken, uploadId: '00000000-0000-4000-8000-000000000000' })).toEqual({ done: true });
    expect(await read(uploadId)).toMatchObject({ state: 'READING', checkedCount: 0 });
    expect(await work(uploadId)).toEqual({ done: true });
    const checked = await read(uploadId);
    expect(checked).toMatchObject({ state: 'CHECKED', checkedCount: 5_001, wrongCount: 6 });
    expect(await work(uploadId)).toEqual({ done: true });
    expect(await read(uploadId)).toEqual(checked);
    // Once for the reading, once for the mapping.
    const shownWarnings = { uploadId, file: 'd14.xlsx', ready: '4,995', wrong: '6' };
    expect(await mailsAbout(uploadId)).toMatchObject([{ text_values: shownWarnings }, { text_values: shownWarnings }]);
  });

  it('is checked to its end by the next process when one dies while rows are written: none is lost or doubled', async () => {
    const file = { name: 'd14.xlsx', bytes: uploadBytes('d14-email-5001-row-errors.xlsx'), isAgain: 'true' };
    const uploadId = await createUpload(call, account);
    await sendFile(call, uploadId, file);
    // As if it had died before the last of them were stored: the browser sends the file again.
    await testApp.db
      .deleteFrom('upload_lines')
      .where('platform_id', '=', shop.platform.id)
      .where('upload_id', '=', uploadId)
      .where('line_number', '>', 2_500)
      .execute();
    expect((await sendFile(call, uploadId, file)).json<Upload>()).toMatchObject({ state: 'READING', rowCount: 5_001 });
    let steps = 0;
    const dying = {
      now: () => {
        steps += 1;
        if (steps === 5) throw new Error('The process ended');
        return testApp.clock.now();
      },
    };
    expect(await work(uploadId, worker(testApp.database.db, dying))).toHaveProperty('retry');
    expect(await read(uploadId)).toMatchObject({ state: 'READING', rowCount: 5_001, checkedCount: 2_000 });
    expect(await work(uploadId)).toEqual({ done: true });
    expect(await read(uploadId)).toMatchObject({
      state: 'CHECKED',
      rowCount: 5_001,
      checkedCount: 5_001,
      wrongCount: 6,
    });
    expect(await readLines(uploadId, { page: '1' })).toHaveLength(1);
    expect(await mailsAbout(uploadId)).toHaveLength(1);
  });

  it('whose server died while it read the file is over after five minutes, and takes another file', async () => {
    const uploadId = await createUpload(call, account);
    const at = testApp.clock.now();
    await testApp.db
      .updateTable('uploads')
      .set({ file_name: 'a.csv', updated_at: at })
      .where('id', '=', uploadId)
      .execute();
    const { brokenOffMs } = SERVER_SETTINGS.files;
    await testApp.tidyUp(new Date(at.getTime() + brokenOffMs - 1));
    expect(await read(uploadId)).toMatchObject({ state: 'READING' });
    await testApp.tidyUp(new Date(at.getTime() + brokenOffMs));
    expect(await read(uploadId)).toMatchObject({ state: 'REFUSED', refusal: { rule: 'file.interrupted' } });
    const sent = await sendFile(call, uploadId, { name: 'b.csv', bytes: csvOf(['Ada']) });
    expect(sent.json<Upload>()).toMatchObject({ state: 'CHECKED', rowCount: 1 });
  });

  it('that its process did not end is over after half an hour', async () => {
    const uploadId = await remapped();
    const waiting = await createUpload(call, account);
    const later = (ms: number) => new Date(testApp.clock.now().getTime() + ms);
    await testApp.tidyUp(later(SERVER_SETTINGS.files.givenUpMs - 1));
    expect(await read(uploadId)).toMatchObject({ state: 'READING' });
    await testApp.tidyUp(later(SERVER_SETTINGS.files.givenUpMs));
    expect(await read(uploadId)).toMatchObject({ state: 'REFUSED', refusal: { rule: 'file.interrupted' } });
    expect(await readLines(uploadId)).toEqual([]);
    // No file was sent to this one.
    expect(await read(waiting)).toMatchObject({ state: 'READING' });
  });
});

it('is the user’s own: a colleague, somebody without the right and somebody of staff do not see it', async () => {
  const uploadId = await checkedUpload(call, account, ['Ada']);
  const { id: platform_id } = shop.platform;
  const colleague = await testApp.signIn(
    (await buildUser(testApp.db, { platform_id, organization_access: true, authorities: BUYER })).email,
  );
  for (const request of [
    { method: 'GET', url: uploadUrl(uploadId) },
    { method: 'GET', url: uploadUrl(uploadId, '/lines') },
    { method: 'DELETE', url: uploadUrl(uploadId) },
    {
      method: 'PATCH',
      url: uploadUrl(uploadId, '/lines'),
      payload: { changes: [{ lineNumber: 1, field: 'notes', value: '' }] },
    },
  ] as const)
    expect((await colleague(request)).json<ErrorBody>()).toMatchObject({
      status: 404,
      i18nKey: 'error.upload.notFound',
    });
  const rightless = await testApp.signIn(
    (await buildUser(testApp.db, { platform_id, organization_access: true, authorities: ['ORDER_HISTORY_ACCESS'] }))
      .email,
  );
  expect((await rightless({ method: 'GET', url: uploadUrl(uploadId) })).statusCode).toBe(403);
});

it('stands among the user’s uploads until it is deleted, or thirty days have passed', async () => {
  const list = async (q = '') => (await call({ method: 'GET', url: `/api/orders/uploads?q=${q}` })).json<Upload[]>();
  testApp.clock.advance(1_000);
  const [kept, deleted] = [await checkedUpload(call, account, ['Ada']), await checkedUpload(call, account, ['Bob'])];
  expect((await list()).map(({ uploadId }) => uploadId)).toEqual(expect.arrayContaining([kept, deleted]));
  expect((await list('PEOPLE')).map(({ uploadId }) => uploadId)).toContain(kept);
  expect(await list('%25')).toEqual([]);
  expect((await call({ method: 'DELETE', url: uploadUrl(deleted) })).statusCode).toBe(204);
  expect((await call({ method: 'GET', url: uploadUrl(deleted) })).statusCode).toBe(404);
  const later = new Date(testApp.clock.now().getTime() + UPLOAD_LIMITS.keptMs);
  await testApp.tidyUp(new Date(later.getTime() - 1));
  expect((await list()).map(({ uploadId }) => uploadId)).toContain(kept);
  await testApp.tidyUp(later);
  expect(await list()).toEqual([]);
});

it('what no index and no amount can hold is a wrong line, never a failure', async () => {
  /** Hexadecimal digits, which nothing packs well. */
  const noise = (length: number): string =>
    createHash('shake256', { outputLength: length / 2 })
      .update('noise')
      .digest('hex');
  const upload = await send('a.csv', csvOf(['Ada', 'Bob'], { 'External Reference Id': noise(4_800) }));
  expect(upload).toMatchObject({ state: 'CHECKED', wrongCount: 2 });
  const mail = `${noise(4_000)}@recipient.example`;
  expect(await send('a.csv', csvOf(['Ada']).replace('ada@recipient.example', mail))).toMatchObject({ wrongCount: 1 });
  const amount = csvOf(['Ada']).replace('UVARIABLE,25.00', `UNKNOWN,${'9'.repeat(30)}`);
  expect(await send('a.csv', amount)).toMatchObject({ state: 'CHECKED', wrongCount: 1 });
  const changes = [{ lineNumber: 1, field: 'externalReferenceId', value: noise(4_900) }];
  expect((await change(upload.uploadId, changes)).statusCode).toBe(200);
});
