import type { Upload } from '@portal/shared/contract/uploads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fullTest } from '../../testing/fullTest.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../testing/builders/buildCustomer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { buildPlatform } from '../../testing/builders/buildPlatform.ts';
import { buildBrand, buildCatalog, buildItem } from '../../entities/catalog/testing/buildCatalog.ts';
import { buildCart, CART_ID } from '../quick-order/testing/buildCart.ts';
import { buildErrorGroup, buildUpload, buildUploadLine, UPLOAD_ID } from './testing/buildUpload.ts';
import { layOutGrids } from '../../testing/gridLayout.ts';
import { openUpload, openUploads } from './testing/openUploads.ts';

beforeEach(layOutGrids);

const csv = (name = 'people.csv', text = 'UTID,Amount\nU100001,25\n') => new File([text], name, { type: 'text/csv' });

/** The input behind the button, which opens the browser's own choice of a file. */
async function fileInput(): Promise<HTMLInputElement> {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no place for a file');
  return input;
}

/** An upload whose state moves on with what is sent. */
function movingUpload(first: Upload) {
  let now = first;
  return { get: () => now, become: (next: Partial<Upload>) => (now = { ...now, ...next }) };
}

test('a file is chosen, sent once to an upload of the account, and its page says how many rows are good', async () => {
  const upload = movingUpload(buildUpload({ state: 'READING', fileName: null, rowCount: 0, checkedCount: 0 }));
  const page = await openUploads({
    'POST /orders/upload/create': upload.get,
    'GET /orders/upload/:upload': upload.get,
    'PUT /orders/upload/:upload/file': () => upload.become(buildUpload()),
  });
  await page.user.upload(await fileInput(), csv());
  expect(await screen.findByRole('heading', { name: 'people.csv' })).toBeVisible();
  expect(await screen.findByText('2 rows ready')).toBeVisible();
  expect(page.location()).toBe(`/order/bulk-upload/${UPLOAD_ID}`);
  const [create] = page.api.calls('POST /orders/upload/create');
  expect(Object.fromEntries(create?.query ?? [])).toEqual({ accountIdentifier: 'A1', kind: 'EMAIL' });
  expect(create?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  const files = page.api.calls('PUT /orders/upload/:upload/file');
  expect(files.map(({ query }) => [query.get('fileName'), query.get('isAgain')])).toEqual([['people.csv', 'false']]);
});

test('a file of texts: the kind is chosen, its template asks for numbers, and a red cell turns clean', async () => {
  const error = { field: 'recipientMobileNumber', i18nKey: 'error.phone.shortened' } as const;
  const wrong = buildUploadLine({ recipientEmail: '', recipientMobileNumber: '2.02555E+9', errors: [error] });
  const group = buildErrorGroup(error);
  const upload = movingUpload(buildUpload({ kind: 'MOBILE', state: 'READING', fileName: null, rowCount: 0 }));
  const page = await openUploads({
    'GET /platforms/:id': () => buildPlatform({ deliveryMethods: ['EMAIL', 'MOBILE'] }),
    'POST /orders/upload/create': upload.get,
    'GET /orders/upload/:upload': upload.get,
    'PUT /orders/upload/:upload/file': () =>
      upload.become(buildUpload({ kind: 'MOBILE', rowCount: 1, checkedCount: 1, wrongCount: 1, causes: [group] })),
    'GET /orders/upload/:upload/lines': () => [wrong],
    'PATCH /orders/upload/:upload/lines': () => ({
      upload: upload.become({ wrongCount: 0, causes: [] }),
      lines: [{ ...wrong, recipientMobileNumber: '202 555 0123', errors: [] }],
    }),
  });
  expect(await screen.findByRole('radio', { name: /^By email/ })).toBeChecked();
  await page.user.click(screen.getByRole('radio', { name: /^By text message/ }));
  await page.user.upload(await fileInput(), csv());
  const reason = 'A spreadsheet shortened this number. Enter all of its digits.';
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  const [create] = page.api.calls('POST /orders/upload/create');
  expect(Object.fromEntries(create?.query ?? [])).toEqual({ accountIdentifier: 'A1', kind: 'MOBILE' });
  expect(screen.getByRole('columnheader', { name: 'Mobile number' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Next error' }));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^2\.02555E\+9/));
  await page.user.keyboard('202 555 0123{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByRole('gridcell', { name: '202 555 0123' })).toBeVisible();
  expect(screen.queryByText(/A spreadsheet shortened/)).toBeNull();
  expect(page.api.calls('PATCH /orders/upload/:upload/lines')[0]?.body).toEqual({
    changes: [{ lineNumber: 1, field: 'recipientMobileNumber', value: '202 555 0123' }],
  });
});

fullTest(
  'a file that was begun from a reward takes it for the rows without one, also when it is sent again',
  async () => {
    const upload = movingUpload(buildUpload({ state: 'READING', fileName: null, rowCount: 0, checkedCount: 0 }));
    let isLost = true;
    const page = await openUploads(
      {
        'POST /orders/upload/create': upload.get,
        'GET /orders/upload/:upload': upload.get,
        'PUT /orders/upload/:upload/file': () => {
          if (!isLost) return upload.become(buildUpload());
          isLost = false;
          return { status: 503, body: buildError({ status: 503, i18nKey: 'error.unavailable' }) };
        },
      },
      '/order/bulk-upload?utid=U200001&amount=12.50',
    );
    expect(await screen.findByText(/Rows without their own reward or amount/)).toBeVisible();
    await page.user.upload(await fileInput(), csv());
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 rows ready')).toBeVisible();
    const files = page.api.calls('PUT /orders/upload/:upload/file');
    expect(files.map(({ query }) => [query.get('utid'), query.get('amount')])).toEqual([
      ['U200001', '12.50'],
      ['U200001', '12.50'],
    ]);
  },
);

test.each([
  [csv('peo"ple.csv'), /one of < > ' " \/ or more than 255 characters/],
  [csv('people.pdf'), /Save it as \.xlsx or \.csv/],
  [csv('empty.csv', ''), /no rows below its headers/],
])('a name or size that is not taken is said at once, and nothing is sent: %#', async (file, reason) => {
  const { user, api } = await openUploads();
  const input = await fileInput();
  input.removeAttribute('accept');
  await user.upload(input, file);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(`${file.name} cannot be used`);
  expect(notice).toHaveTextContent(reason);
  expect(api.calls('POST /orders/upload/create')).toHaveLength(0);
});

test('a file that did not arrive is sent again by Try again, without another choice', async () => {
  const upload = movingUpload(buildUpload({ state: 'READING', fileName: null, rowCount: 0 }));
  let tries = 0;
  const page = await openUploads({
    'POST /orders/upload/create': upload.get,
    'GET /orders/upload/:upload': upload.get,
    'PUT /orders/upload/:upload/file': () => {
      tries += 1;
      return tries === 1
        ? { status: 503, body: buildError({ status: 503, i18nKey: 'error.unavailable' }) }
        : upload.become(buildUpload());
    },
  });
  await page.user.upload(await fileInput(), csv());
  expect(await screen.findByText('The file was not uploaded')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 rows ready')).toBeVisible();
  expect(page.api.calls('POST /orders/upload/create')).toHaveLength(1);
});

/** Has the browser read no file any more, as after a change on disk. */
const changeFilesOnDisk = () =>
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(this: FileReader) {
    queueMicrotask(() => void this.dispatchEvent(new ProgressEvent('error')));
  });
afterEach(() => jest.restoreAllMocks());

test('a file that was changed on disk is said to be, and chosen again', async () => {
  const upload = movingUpload(buildUpload({ state: 'READING', fileName: null, rowCount: 0 }));
  let isLost = true;
  const page = await openUploads({
    'POST /orders/upload/create': upload.get,
    'GET /orders/upload/:upload': upload.get,
    'PUT /orders/upload/:upload/file': () =>
      isLost ? Promise.reject(new TypeError('Failed to fetch')) : upload.become(buildUpload()),
  });
  changeFilesOnDisk();
  await page.user.upload(await fileInput(), csv());
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('The file was changed, moved or deleted after you chose it. Choose it again.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  isLost = false;
  await page.user.upload(await fileInput(), csv());
  expect(await screen.findByText('2 rows ready')).toBeVisible();
  expect(page.api.calls('PUT /orders/upload/:upload/file')).toHaveLength(2);
});

test('a refused file says in which row, and is chosen again once it was corrected', async () => {
  const refusal = { rule: 'file.quote', place: '3', usedAt: null };
  const upload = movingUpload(buildUpload({ state: 'REFUSED', fileName: 'people.csv', refusal, rowCount: 0 }));
  let sent = 0;
  const page = await openUpload({
    'GET /orders/upload/:upload': upload.get,
    'PUT /orders/upload/:upload/file': () => {
      sent += 1;
      return sent === 1 ? upload.get() : upload.become(buildUpload());
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/can be read in two ways.* Row 3\./);
  const file = csv();
  await page.user.upload(await fileInput(), file);
  await waitFor(() => expect(sent).toBe(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled());
  await page.user.upload(await fileInput(), file);
  expect(await screen.findByText('2 rows ready')).toBeVisible();
  const dataTransfer = { types: ['Files'], dropEffect: 'copy' };
  // False: the browser does not open it in the place of the page.
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
});

test('a file that was ordered from before is taken again on request alone', async () => {
  const refusal = { rule: 'file.used', place: null, usedAt: '2026-11-20T09:00:00Z' };
  const upload = movingUpload(buildUpload({ state: 'READING', fileName: null, rowCount: 0 }));
  const page = await openUploads({
    'POST /orders/upload/create': upload.get,
    'GET /orders/upload/:upload': upload.get,
    'PUT /orders/upload/:upload/file': ({ query }) =>
      upload.become(
        query.get('isAgain') === 'true'
          ? buildUpload()
          : { state: 'REFUSED', fileName: 'people.csv', refusal, rowCount: 0, checkedCount: 0 },
      ),
  });
  await page.user.upload(await fileInput(), csv());
  expect(await screen.findByText('people.csv was already used')).toBeVisible();
  expect(screen.getByText(/Nov 20, 2026/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Use it again' }));
  expect(await screen.findByText('2 rows ready')).toBeVisible();
});

fullTest('an upload that is gone or another user’s says so and offers a new one', async () => {
  await openUpload({
    'GET /orders/upload/:upload': () => ({
      status: 404,
      body: buildError({ status: 404, i18nKey: 'error.upload.notFound' }),
    }),
  });
  expect(await screen.findByRole('heading', { name: 'This upload no longer exists' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a new upload' })).toHaveAttribute('href', '/order/bulk-upload');
});

const column = (heading: string, field: Upload['columns'][number]['field'], samples: string[] = []) => ({
  heading,
  field,
  isGuessed: field !== null,
  isDoubtful: false,
  samples,
});

test('columns are confirmed with their samples; a needed field takes one value for all rows', async () => {
  const upload = movingUpload(
    buildUpload({
      state: 'NEEDS_MAPPING',
      columns: [
        column('Vorname', 'recipientFirstName', ['Jürgen', 'Deniz']),
        column('E-Mail', 'recipientEmail', ['clara@example.com']),
        column('Betrag', 'amount', ['25']),
        column('Code', null, ['U100001']),
      ],
      missing: ['utid', 'senderFirstName'],
    }),
  );
  const page = await openUpload({
    'GET /orders/upload/:upload': upload.get,
    'PUT /orders/upload/:upload/mapping': () => upload.become({ state: 'CHECKED' }),
  });
  expect(await screen.findByText('Jürgen · Deniz')).toBeVisible();
  const sender = screen.getByRole('textbox', { name: /^Sender name/ });
  expect(sender).toHaveValue('Ada Byron');
  await page.user.clear(sender);
  await page.user.click(screen.getByRole('button', { name: 'Confirm columns' }));
  expect(await screen.findAllByText('Choose the column for this, or enter one value for all rows.')).toHaveLength(2);
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Code holds' }), 'Amount');
  expect(
    await screen.findAllByText('Another column is already used for this. Leave one of them out.'),
  ).not.toHaveLength(0);
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Code holds' }), 'Reward');
  await page.user.type(sender, 'Grace');
  await page.user.click(screen.getByRole('button', { name: 'Confirm columns' }));
  expect(await screen.findByText('2 rows ready')).toBeVisible();
  expect(page.api.calls('PUT /orders/upload/:upload/mapping').at(-1)?.body).toEqual({
    columns: ['recipientFirstName', 'recipientEmail', 'amount', 'utid'],
    values: [{ field: 'senderFirstName', value: 'Grace' }],
    rewards: [],
    decimalMark: null,
  });
});

const books = buildBrand({
  items: [
    buildItem(),
    buildItem({ utid: 'U200002', rewardName: 'Harbour Books eGift 25' }),
    buildItem({ utid: 'U200003', rewardName: 'Old Mill eGift', isAvailable: false }),
  ],
});
const withBooks = { 'GET /catalog': () => buildCatalog([books]) };

fullTest('names of rewards are shown for a yes, and one that fits two is chosen once for its rows', async () => {
  const upload = movingUpload(
    buildUpload({
      state: 'NEEDS_MAPPING',
      columns: [column('Full name', 'recipientName', ['Ada Byron']), column('Gift', 'utid', ['harbour books egift'])],
    }),
  );
  const page = await openUpload({
    ...withBooks,
    'GET /orders/upload/:upload': upload.get,
    'GET /orders/upload/:upload/reward-names': () => [
      { name: 'harbour books egift', count: 28, utid: 'U200001', candidates: [], nearest: null },
      { name: 'Harbour Books', count: 2, utid: null, candidates: ['U200001', 'U200002'], nearest: null },
      { name: 'Harbor Book eGift', count: 1, utid: null, candidates: [], nearest: 'U200001' },
    ],
    'PUT /orders/upload/:upload/mapping': () => upload.become({ state: 'CHECKED' }),
  });
  expect(await screen.findByRole('heading', { name: 'Match your columns', level: 1 })).toBeVisible();
  expect(screen.getByText('Split into first and last name. A name of one word stays whole.')).toBeVisible();
  const found = await screen.findByRole('combobox', { name: 'Reward for “harbour books egift”' });
  await waitFor(() => expect(found).toHaveValue('Harbour Books eGift'));
  expect(found).toHaveAccessibleDescription(/^5–500\u00a0USD$/);
  const open = screen.getByRole('combobox', { name: 'Reward for “Harbour Books”' });
  expect(open).toHaveAccessibleDescription('2 rewards fit: choose one.');
  await page.user.click(open);
  await page.user.click(await screen.findByRole('option', { name: /eGift 25/ }));
  expect(open).toHaveValue('Harbour Books eGift 25');
  await page.user.click(screen.getByRole('button', { name: 'Use Harbour Books eGift' }));
  for (const [name, value] of [
    ['Amount', '25'],
    ['Email', 'ada@example.com'],
  ] as const)
    await page.user.type(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), value);
  await page.user.click(screen.getByRole('button', { name: 'Confirm columns' }));
  expect(await screen.findByText('2 rows ready')).toBeVisible();
  expect(page.api.calls('PUT /orders/upload/:upload/mapping').at(-1)?.body).toMatchObject({
    columns: ['recipientName', 'utid'],
    values: [
      { field: 'amount', value: '25' },
      { field: 'senderFirstName', value: 'Ada Byron' },
      { field: 'recipientEmail', value: 'ada@example.com' },
    ],
    rewards: [
      { name: 'harbour books egift', utid: 'U200001' },
      { name: 'Harbour Books', utid: 'U200002' },
      { name: 'Harbor Book eGift', utid: 'U200001' },
    ],
  });
});

fullTest('one reward for all rows is picked by its name, or its code is pasted', async () => {
  const page = await openUpload({
    ...withBooks,
    'GET /orders/upload/:upload': () =>
      buildUpload({ state: 'NEEDS_MAPPING', columns: [column('Mail', 'recipientEmail')] }),
  });
  const field = await screen.findByRole('combobox', { name: /^Reward/ });
  await page.user.type(field, '25{Enter}');
  expect(field).toHaveValue('Harbour Books eGift 25');
  await page.user.clear(field);
  await page.user.paste('u200001');
  await page.user.tab();
  expect(field).toHaveValue('Harbour Books eGift');
  await page.user.clear(field);
  await page.user.type(field, 'Old Mill');
  // It cannot be ordered.
  expect(screen.queryByRole('option', { name: /Old Mill/ })).toBeNull();
  await page.user.tab();
  expect(field).toHaveValue('Old Mill');
  expect(field).toHaveAccessibleDescription('No reward matches “Old Mill”.');
});

const unknownReward = (row: number) =>
  buildUploadLine({
    lineNumber: row,
    identifier: `line-${row}`,
    sheetRow: row + 1,
    utid: 'Harbor Book',
    errors: [
      {
        field: 'utid',
        i18nKey: 'error.reward.resembling',
        values: { name: 'Harbor Book', nearest: 'Harbour Books eGift', resembling: 'U200001' },
      },
    ],
  });

/** A file of two rows with an unknown reward. */
function unknownRewards() {
  const group: Partial<Upload['causes'][number]> = {
    field: 'utid',
    i18nKey: 'error.reward.resembling',
    value: 'Harbor Book',
    resembling: ['U200001'],
  };
  const upload = movingUpload(buildUpload({ wrongCount: 2, causes: [buildErrorGroup({ ...group, count: 2 })] }));
  return {
    ...withBooks,
    'GET /orders/upload/:upload': upload.get,
    'GET /orders/upload/:upload/lines': () => [unknownReward(1), unknownReward(2)],
    'PATCH /orders/upload/:upload/lines': () => ({
      upload: upload.become({ wrongCount: 1, causes: [buildErrorGroup(group)] }),
      lines: [buildUploadLine({ utid: 'U200001' })],
    }),
  };
}

fullTest('all rows of an unknown name get the only reward that resembles it, or another that is picked', async () => {
  const page = await openUpload(unknownRewards());
  await page.user.click(await screen.findByRole('button', { name: 'Fix all 2 rows' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reward: one value for 2 rows' }));
  const reward = dialog.getByRole('combobox', { name: 'New value for Reward' });
  await waitFor(() => expect(reward).toHaveValue('Harbour Books eGift'));
  await page.user.click(reward);
  await page.user.click(await screen.findByRole('option', { name: /^Harbour Books eGift 25/ }));
  expect(reward).toHaveValue('Harbour Books eGift 25');
  await page.user.click(dialog.getByRole('button', { name: 'Fix all 2 rows' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.api.calls('PATCH /orders/upload/:upload/lines')[0]?.body).toEqual({
    changes: [1, 2].map((lineNumber) => ({ lineNumber, field: 'utid', value: 'U200002' })),
  });
});

fullTest(
  'a cell takes the reward that its reason suggests, shows its name and has its code to copy; a link leads to the next',
  async () => {
    const page = await openUpload(unknownRewards());
    await page.user.click(await screen.findByRole('button', { name: 'Next error' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Did you mean “Harbour Books eGift”/));
    await page.user.click(await screen.findByRole('button', { name: 'Use Harbour Books eGift' }));
    expect(await screen.findByRole('gridcell', { name: 'Harbour Books eGift' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Copy reward code' })).toHaveAttribute('data-copy', 'U200001');
    await page.user.click(screen.getByRole('button', { name: 'Go to row 2' }));
    await waitFor(() => expect(screen.getByRole('gridcell', { name: 'Harbour Books eGift' })).toHaveFocus());
  },
);

test('a cell of rewards is a picker: typing finds one, and what none is called is written as it is', async () => {
  const page = await openUpload(unknownRewards());
  await page.user.click(await screen.findByRole('button', { name: 'Next error' }));
  await page.user.keyboard('{F2}egift 25{Enter}');
  await page.user.keyboard('{F2}Nobody{Tab}');
  const calls = () => page.api.calls('PATCH /orders/upload/:upload/lines').map(({ body }) => body);
  await waitFor(() =>
    expect(calls()).toEqual([
      { changes: [{ lineNumber: 1, field: 'utid', value: 'U200002' }] },
      { changes: [{ lineNumber: 2, field: 'utid', value: 'Nobody' }] },
    ]),
  );
});

test('an amount with two readings is asked about once for all rows', async () => {
  const upload = movingUpload(
    buildUpload({
      wrongCount: 1,
      columns: [column('Amount', 'amount')],
      causes: [buildErrorGroup({ field: 'amount', i18nKey: 'error.amount.ambiguous', count: 1 })],
    }),
  );
  const page = await openUpload({
    'GET /orders/upload/:upload': upload.get,
    'PUT /orders/upload/:upload/mapping': () => upload.become({ wrongCount: 0, causes: [], decimalMark: ',' }),
  });
  await page.user.click(await screen.findByRole('button', { name: /^The comma/ }));
  await waitFor(() => expect(screen.queryByText('Some amounts can be read in two ways')).toBeNull());
  expect(page.api.calls('PUT /orders/upload/:upload/mapping')[0]?.body).toEqual({
    columns: ['amount'],
    values: [],
    rewards: [],
    decimalMark: ',',
  });
});

const wrongMail = buildUploadLine({
  recipientEmail: 'ada',
  errors: [{ field: 'recipientEmail', i18nKey: 'error.email.invalid' }],
});
const wrongAmount = buildUploadLine({
  lineNumber: 2,
  identifier: 'line-2',
  sheetRow: 3,
  recipientFirstName: 'Bob',
  recipientEmail: 'bob@example.com',
  amount: 'ten',
  value: null,
  errors: [{ field: 'amount', i18nKey: 'error.amount.notANumber' }],
});

/** A grid of two wrong rows; the first is good once its address is whole. */
function twoWrongRows() {
  const upload = movingUpload(buildUpload({ wrongCount: 2 }));
  return {
    'GET /orders/upload/:upload': upload.get,
    'GET /orders/upload/:upload/lines': () => [wrongMail, wrongAmount],
    'PATCH /orders/upload/:upload/lines': ({ body }: { readonly body: unknown }) => {
      const isBack = JSON.stringify(body).includes('"ada"');
      return {
        upload: upload.become({ wrongCount: isBack ? 2 : 1 }),
        lines: [isBack ? wrongMail : buildUploadLine()],
      };
    },
  };
}

const reason = /Enter an email address like/;

test('a wrong cell is corrected in the grid, which begins at the first; it can be taken back', async () => {
  const page = await openUpload(twoWrongRows());
  await page.user.click(await screen.findByRole('button', { name: 'Next error' }));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(reason));
  await page.user.keyboard('{F2}@example.com{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByRole('gridcell', { name: 'ada@example.com' })).toBeVisible();
  expect(screen.queryByText(reason)).toBeNull();
  expect(page.api.calls('PATCH /orders/upload/:upload/lines').map(({ body }) => body)).toEqual([
    { changes: [{ lineNumber: 1, field: 'recipientEmail', value: 'ada@example.com' }] },
  ]);
  // The list is not read again for one cell.
  expect(page.api.calls('GET /orders/upload/:upload/lines')).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('gridcell', { name: /^ada Enter/ })).toBeVisible();
});

test('thousands of rows are asked for some at a time, and stand in one grid', async () => {
  const rows = Array.from({ length: 1_001 }, (_row, index) =>
    buildUploadLine({ lineNumber: index + 1, sheetRow: index + 2, identifier: `line-${index}` }),
  );
  const page = await openUpload({
    'GET /orders/upload/:upload': () => buildUpload({ rowCount: 1_001, checkedCount: 1_001 }),
    'GET /orders/upload/:upload/lines': ({ query }) => {
      const [at, size] = [Number(query.get('page')), Number(query.get('size'))];
      return rows.slice(at * size, (at + 1) * size);
    },
  });
  expect(await screen.findByRole('grid', { name: 'Rows of the file' })).toHaveAttribute('aria-rowcount', '1002');
  expect(page.api.calls('GET /orders/upload/:upload/lines')).toHaveLength(2);
});

fullTest('what did not arrive stays in its cell, and is sent again when there is a connection', async () => {
  const handlers = twoWrongRows();
  let isCut = true;
  const page = await openUpload({
    ...handlers,
    'PATCH /orders/upload/:upload/lines': (call) =>
      isCut
        ? { status: 503, body: buildError({ status: 503, i18nKey: 'error.unavailable' }) }
        : handlers['PATCH /orders/upload/:upload/lines'](call),
  });
  await page.user.click(await screen.findByRole('gridcell', { name: reason }));
  await page.user.keyboard('{F2}@example.com{Enter}');
  expect(await screen.findByText(/^Not saved yet/)).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /ada@example.com/ })).toBeVisible();
  isCut = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByRole('gridcell', { name: 'ada@example.com' })).toBeVisible();
});

test('a good row that is made wrong stays under the cursor', async () => {
  const page = await openUpload({
    'GET /orders/upload/:upload': () => buildUpload(),
    'GET /orders/upload/:upload/lines': () => [buildUploadLine()],
    'PATCH /orders/upload/:upload/lines': () => ({ upload: buildUpload({ wrongCount: 1 }), lines: [wrongMail] }),
  });
  await page.user.click(await screen.findByRole('gridcell', { name: 'ada@example.com' }));
  await page.user.keyboard('ada{Enter}');
  expect(await screen.findByRole('button', { name: 'To fix (1)' })).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(screen.getByRole('gridcell', { name: reason })).toHaveFocus());
  expect(page.api.calls('GET /orders/upload/:upload/lines')).toHaveLength(1);
});

test('a cell that the server refuses reads as before, and says why', async () => {
  const page = await openUpload({
    ...twoWrongRows(),
    'PATCH /orders/upload/:upload/lines': () => ({
      status: 409,
      body: buildError({ status: 409, i18nKey: 'error.upload.added' }),
    }),
  });
  await page.user.click(await screen.findByRole('gridcell', { name: reason }));
  await page.user.keyboard('{F2}@example.com{Enter}');
  expect(await screen.findByText(/already in a cart or an order/)).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /^ada Enter/ })).toBeVisible();
});

describe('where a grid has no room', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media.includes('width <'),
          // Members of a media query that are read, and that jsdom lacks.
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  });

  test('one wrong row stands there at a time; Enter saves its cell', async () => {
    const page = await openUpload(twoWrongRows());
    const cell = await screen.findByRole('textbox', { name: 'Email, row 2' });
    expect(cell).toHaveAccessibleDescription(reason);
    expect(screen.getByText('1 of 2')).toBeVisible();
    await page.user.type(cell, '@example.com{Enter}');
    expect(await screen.findByText('Ready to order')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Next row' }));
    expect(await screen.findByRole('textbox', { name: 'Amount, row 3' })).toBeVisible();
  });

  fullTest('a message keeps its lines while it is corrected', async () => {
    const long = buildUploadLine({
      message: 'Thank you {name}\nfor everything',
      errors: [{ field: 'message', i18nKey: 'error.text.braces' }],
    });
    const page = await openUpload({
      'GET /orders/upload/:upload': () => buildUpload({ wrongCount: 1 }),
      'GET /orders/upload/:upload/lines': () => [long],
      'PATCH /orders/upload/:upload/lines': () => ({ upload: buildUpload(), lines: [buildUploadLine()] }),
    });
    const cell = await screen.findByRole('textbox', { name: 'Message, row 2' });
    expect(cell).toHaveValue('Thank you {name}\nfor everything');
    await page.user.clear(cell);
    await page.user.type(cell, 'Thank you{Shift>}{Enter}{/Shift}for everything{Enter}');
    await waitFor(() => expect(page.api.calls('PATCH /orders/upload/:upload/lines')).toHaveLength(1));
    expect(page.api.calls('PATCH /orders/upload/:upload/lines')[0]?.body).toEqual({
      changes: [{ lineNumber: 1, field: 'message', value: 'Thank you\nfor everything' }],
    });
  });
});

fullTest('a file of more good rows than an order takes says why it cannot be ordered', async () => {
  await openUpload({ 'GET /orders/upload/:upload': () => buildUpload({ rowCount: 60_000, checkedCount: 60_000 }) });
  expect(await screen.findByText(/One order takes up to 50,000 rewards/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
});

test('a file without a good row says so', async () => {
  await openUpload({
    'GET /orders/upload/:upload': () => buildUpload({ rowCount: 2, wrongCount: 2 }),
    'GET /orders/upload/:upload/lines': () => [wrongMail, wrongAmount],
  });
  expect(await screen.findByText(/No rows are ready to order/)).toBeVisible();
});

test('one value corrects all rows of an error group', async () => {
  const rows = [wrongAmount, { ...wrongAmount, lineNumber: 3, sheetRow: 4 }];
  const upload = movingUpload(
    buildUpload({
      rowCount: 3,
      wrongCount: 2,
      causes: [buildErrorGroup({ field: 'amount', i18nKey: 'error.amount.notANumber', count: 2 })],
    }),
  );
  const page = await openUpload({
    'GET /orders/upload/:upload': upload.get,
    'GET /orders/upload/:upload/lines': () => (upload.get().wrongCount === 0 ? [] : rows),
    'PATCH /orders/upload/:upload/lines': () => ({ upload: upload.become({ wrongCount: 0, causes: [] }), lines: [] }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Fix all 2 rows' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Amount: one value for 2 rows' }));
  const amount = dialog.getByRole('textbox', { name: 'New value for Amount' });
  await page.user.click(dialog.getByRole('button', { name: 'Fix all 2 rows' }));
  expect(amount).toHaveAccessibleDescription('Enter an amount.');
  expect(page.api.calls('PATCH /orders/upload/:upload/lines')).toEqual([]);
  await page.user.type(amount, '10');
  expect(amount).toBeValid();
  await page.user.click(dialog.getByRole('button', { name: 'Fix all 2 rows' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.api.calls('PATCH /orders/upload/:upload/lines')[0]?.body).toEqual({
    changes: [
      { lineNumber: 2, field: 'amount', value: '10' },
      { lineNumber: 3, field: 'amount', value: '10' },
    ],
  });
});

test('rows whose cells can only mean one thing are corrected as that', async () => {
  const field = 'recipientAddress.postalCode';
  const i18nKey = 'error.address.postalCode.US';
  const rows = ['2139', '602'].map((postalCode, index) =>
    buildUploadLine({
      lineNumber: index + 1,
      recipientAddress: { ...buildUploadLine().recipientAddress, postalCode },
      errors: [{ field, i18nKey }],
    }),
  );
  const page = await openUpload({
    'GET /orders/upload/:upload': () =>
      buildUpload({ kind: 'MAILED', wrongCount: 2, causes: [buildErrorGroup({ field, i18nKey, count: 2 })] }),
    'GET /orders/upload/:upload/lines': () => rows,
    'PATCH /orders/upload/:upload/lines': () => ({ upload: buildUpload(), lines: [] }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Fix all 2 rows' }));
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fix all 2 rows' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.api.calls('PATCH /orders/upload/:upload/lines')[0]?.body).toEqual({
    changes: [
      { lineNumber: 1, field, value: '02139' },
      { lineNumber: 2, field, value: '00602' },
    ],
  });
});

test('good rows go into a cart of the account, once, and the wrong ones stay', async () => {
  const page = await openUpload({
    'GET /orders/upload/:upload': () => buildUpload({ rowCount: 3, wrongCount: 1 }),
    'GET /orders/upload/:upload/lines': () => [wrongMail],
  });
  expect(await screen.findByText('The other row stays here: fix it and order it later.')).toBeVisible();
  await page.user.dblClick(screen.getByRole('button', { name: 'Review order of 2 rewards' }));
  expect(await screen.findByText('The checkout')).toBeVisible();
  expect(page.location()).toBe(`/order/checkout?cartId=${CART_ID}`);
  expect(page.api.calls('POST /shopping-carts').map(({ body }) => body)).toEqual([
    { accountIdentifier: 'A1', orderSource: 'BULK_UPLOAD' },
  ]);
  expect(page.api.calls('POST /shopping-carts/:cart/line-items/from-upload').map(({ body }) => body)).toEqual([
    { uploadId: UPLOAD_ID },
  ]);
});

fullTest('where files are switched off for the account, none is asked for; another account takes them', async () => {
  await openUploads({
    'GET /customers/:customer/account/:account': () => buildAccount({ bulkUploadDisabled: true }),
  });
  expect(await screen.findByText('File uploads are turned off for Marketing US')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse rewards' })).toBeVisible();
});

test('good rows go into the user’s active cart beside what is in it', async () => {
  const page = await openUpload({});
  await page.user.dblClick(await screen.findByRole('button', { name: 'Add 2 rewards to the cart' }));
  expect(await screen.findByText('The cart')).toBeVisible();
  expect(page.api.calls('POST /shopping-carts').map(({ body }) => body)).toEqual([
    { accountIdentifier: 'A1', orderSource: 'CART' },
  ]);
  expect(page.api.calls('POST /shopping-carts/:cart/line-items/from-upload')).toHaveLength(1);
});

fullTest(
  'a file that another tab ordered meanwhile names that order, and goes on once it is meant to be ordered again',
  async () => {
    const values = { usedAt: '2026-11-28T09:00:00.000Z', orderReferenceId: 'BE7', orderedBy: 'Grace Hopper' };
    const page = await openUpload({
      'POST /shopping-carts/:cart/line-items/from-upload': ({ body }) =>
        body !== null && typeof body === 'object' && 'knownUse' in body
          ? buildCart({ lineItemCount: 2 })
          : { status: 409, body: buildError({ status: 409, i18nKey: 'error.upload.used', values }) },
    });
    const add = await screen.findByRole('button', { name: 'Add 2 rewards to the cart' });
    await page.user.click(add);
    expect(await screen.findByRole('link', { name: 'Open order BE7' })).toBeVisible();
    await page.user.click(add);
    await page.user.click(screen.getByRole('checkbox', { name: 'Order it again: these people get another reward' }));
    await page.user.click(add);
    expect(await screen.findByText('The cart')).toBeVisible();
    expect(page.api.calls('POST /shopping-carts/:cart/line-items/from-upload').map(({ body }) => body)).toEqual([
      { uploadId: UPLOAD_ID },
      { uploadId: UPLOAD_ID, knownUse: values.usedAt },
    ]);
  },
);

fullTest('rows of a file for a frozen account go nowhere, and the reason stands beside the buttons', async () => {
  const page = await openUpload({
    'GET /customers': () => [buildCustomer({ accounts: [buildAccount({ status: 'FROZEN' })] })],
  });
  for (const name of ['Add 2 rewards to the cart', 'Review order of 2 rewards']) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/^Marketing US is frozen/));
    await page.user.click(button);
  }
  expect(page.api.calls('POST /shopping-carts')).toHaveLength(0);
});

test('rows whose reward is sold out name that reason, with the way to another reward', async () => {
  const page = await openUpload({
    'POST /shopping-carts/:cart/line-items/from-upload': () => ({
      status: 422,
      body: buildError({
        status: 422,
        fields: [{ field: 'lineItems[1].utid', i18nKey: 'error.item.outOfStock' }],
      }),
    }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Add 2 rewards to the cart' }));
  expect(await screen.findByText('This reward is out of stock. Choose another.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another reward' })).toBeVisible();
});

fullTest('an active cart of another account takes no rows, and says so', async () => {
  const page = await openUpload({
    'POST /shopping-carts/:cart/line-items/from-upload': () => ({
      status: 422,
      body: buildError({ status: 422, i18nKey: 'error.upload.otherAccount' }),
    }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Add 2 rewards to the cart' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/account/);
});

test('what is in an order already leads there: to the cart, and once that is placed, to the order', async () => {
  const upload = movingUpload(buildUpload({ state: 'ADDED', addedCount: 2, cartId: CART_ID }));
  const page = await openUpload({
    'GET /orders/upload/:upload': upload.get,
    'GET /orders/upload/:upload/lines': () => [buildUploadLine({ isAdded: true })],
  });
  expect(await screen.findByRole('link', { name: 'Continue order' })).toHaveAttribute(
    'href',
    `/order/checkout?cartId=${CART_ID}`,
  );
  upload.become({ cartId: null, orderReferenceId: 'BE1' });
  page.navigate('/order/bulk-upload');
  page.navigate(`/order/bulk-upload/${UPLOAD_ID}`);
  expect(await screen.findByRole('link', { name: 'Open order BE1' })).toHaveAttribute('href', '/orders/BE1');
  expect(screen.queryByRole('button', { name: /^Review/ })).toBeNull();
});

fullTest(
  'a large file that is being added says how far it is, leads to its order, and cannot be changed meanwhile',
  async () => {
    const upload = movingUpload(
      buildUpload({ state: 'ADDING', rowCount: 50_000, wrongCount: 12, addedCount: 21_500, cartId: CART_ID }),
    );
    await openUpload({
      'GET /orders/upload/:upload': upload.get,
      'GET /orders/upload/:upload/lines': () => [buildUploadLine({ isAdded: true })],
    });
    expect(await screen.findByText('21,500 of 49,988 rows added to the cart')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '21,500 of 49,988 rows added to the cart' })).toHaveValue(21_500);
    expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      `/order/checkout?cartId=${CART_ID}`,
    );
    expect(screen.queryByRole('button', { name: 'Delete file' })).toBeNull();
    upload.become({ state: 'ADDED', wrongCount: 0, addedCount: 50_000 });
    expect(await screen.findByRole('link', { name: 'Continue order' })).toBeVisible();
  },
);

test('an upload is deleted after a question that names the file and its rows', async () => {
  const page = await openUpload({ 'DELETE /orders/upload/:upload': () => null });
  await page.user.click(await screen.findByRole('button', { name: 'Delete file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete people.csv?' }));
  expect(dialog.getByText(/Its 2 rows are deleted too/)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Upload recipients' })).toBeVisible();
  expect(await screen.findByText('You have not uploaded a file yet.')).toBeVisible();
});
