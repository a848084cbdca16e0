import type { AnnouncedWire, WireInstructions } from '@portal/shared/contract/wires';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { fundingRoutes } from '../index.ts';
import { answerTransactions } from '../testing/buildTransaction.ts';

const PARTIES: WireInstructions['fields'] = [
  { field: 'beneficiaryName', value: 'Portal Funds' },
  { field: 'bankName', value: 'Lanternwick & Sons' },
];
const CODES: Readonly<Record<string, WireInstructions['fields']>> = {
  USD: [
    { field: 'accountNumber', value: '4711081500' },
    { field: 'routingNumber', value: '129999995' },
    { field: 'bic', value: 'LNTFUS99' },
  ],
  GBP: [
    { field: 'sortCode', value: '990142' },
    { field: 'iban', value: 'GB84LNTF99014247110815' },
  ],
  AUD: [{ field: 'bsb', value: '999014' }],
};

const buildInstructions = (overrides: Partial<WireInstructions> = {}): WireInstructions => {
  const { currencyCode = 'USD' } = overrides;
  const codes = CODES[currencyCode];
  return {
    accountIdentifier: 'A1',
    currencyCode,
    reference: 'A12345678',
    fields: codes === undefined ? [] : [...PARTIES, ...codes],
    businessDays: { min: 1, max: 2 },
    feesPaidBy: 'SENDER',
    minimum: 1,
    announced: [],
    ...overrides,
  };
};

const WIRE: AnnouncedWire = {
  depositIdentifier: 'd-1',
  accountIdentifier: 'A1',
  amount: 1000,
  currencyCode: 'USD',
  sentOn: '2026-11-20',
  note: 'Invoice 7',
  expectedBy: '2026-11-24',
  createdAt: '2026-11-20T09:00:00Z',
};

const open = (instructions: WireInstructions = buildInstructions(), handlers: Handlers = {}, path = '/funding/wire') =>
  renderRoute({
    rows: fundingRoutes,
    path,
    api: apiServer({ 'GET /funding/wire-instructions': () => instructions, ...handlers }),
  });

const details = async () => {
  const heading = await screen.findByRole('heading', { name: 'Bank details' });
  return within(heading.closest('section') ?? document.body);
};

test('the funding page leads to where a wire goes, and the reference is copied', async () => {
  const { user, api, location } = await open(undefined, { 'GET /funding': () => answerTransactions([]) }, '/funding');
  await user.click(await screen.findByRole('link', { name: 'Wire transfer' }));
  expect(await screen.findByRole('heading', { name: 'Wire transfer', level: 1 })).toBeVisible();
  expect(location()).toBe('/funding/wire');
  expect(api.calls('GET /funding/wire-instructions')[0]?.query.get('accountIdentifier')).toBe('A1');
  expect(screen.getByText('Use exactly this reference, so that the money reaches Marketing US.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy reference' }));
  expect(await navigator.clipboard.readText()).toBe('A12345678');
  expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0);
});

test.each([
  ['USD', 'ABA routing number', '129999995', '129999995'],
  ['GBP', 'Sort code', '99-01-42', '990142'],
  ['GBP', 'IBAN', 'GB84 LNTF 9901 4247 1108 15', 'GB84LNTF99014247110815'],
  ['AUD', 'BSB number', '999-014', '999014'],
])('an account in %s shows its %s as %s and copies %s', async (currencyCode, label, shown, copied) => {
  const { user } = await open(buildInstructions({ currencyCode }));
  const facts = await details();
  expect(facts.getByText(label)).toBeVisible();
  expect(facts.getByText(shown)).toBeVisible();
  await user.click(facts.getByRole('button', { name: `Copy ${label}` }));
  expect(await navigator.clipboard.readText()).toBe(copied);
  expect(facts.getByText('1–2 business days after we receive it')).toBeVisible();
  expect(facts.getByText(/choose OUR/)).toBeVisible();
});

test('in yen wires are not offered: the page says so and leads to the other ways', async () => {
  const { user, location } = await open(buildInstructions({ currencyCode: 'JPY' }), {
    'GET /funding': () => answerTransactions([]),
  });
  expect(await screen.findByText(/^Wires in JPY are not available yet\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Add funds another way' }));
  expect(location()).toMatch(/^\/funding\/add-funds/);
});

test('the instructions are printed, and downloaded as a document', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const headers = { 'content-disposition': 'attachment; filename="wire-A12345678.pdf"' };
  const GONE = { status: 404, body: buildError({ status: 404, i18nKey: 'error.wire.notOffered' }) };
  let isGone = true;
  const { user } = await open(undefined, {
    'GET /funding/wire-instructions/document': () => (isGone ? GONE : new Response('x', { headers })),
  });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const download = screen.getByRole('button', { name: 'Download PDF' });
  await user.click(download);
  expect(await screen.findByText('Wires are not available in the currency of this account.')).toBeVisible();
  isGone = false;
  await user.click(download);
  expect(await screen.findByText('wire-A12345678.pdf was downloaded.')).toBeVisible();
  jest.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
});

test('a wire that was sent is announced once, and said to be expected by its day', async () => {
  const announced: AnnouncedWire[] = [];
  const { user, api } = await open(undefined, {
    'GET /funding/wire-instructions': () => buildInstructions({ announced }),
    'POST /funding/wire-deposits': () => {
      announced.push(WIRE);
      return WIRE;
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Tell us when you have sent it' }));
  await user.click(form.getByRole('button', { name: 'I have sent it' }));
  expect(await form.findByText('Enter an amount.')).toBeVisible();
  await user.type(form.getByLabelText(/^Amount/), '1000');
  await user.type(form.getByLabelText(/^Note/), ' Invoice 7 ');
  await user.click(await form.findByRole('button', { name: 'I have sent $1,000.00' }));
  expect(
    await screen.findByText(/^\$1,000\.00 for Marketing US is pending, expected by Nov(ember)? 24, 2026\.$/),
  ).toBeVisible();
  const [sent] = api.calls('POST /funding/wire-deposits');
  expect(sent?.body).toEqual({ accountIdentifier: 'A1', amount: '1000.00', sentOn: '', note: 'Invoice 7' });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  const list = within(
    (await screen.findByRole('heading', { name: 'Wires we are expecting' })).closest('section') ?? document.body,
  );
  expect(list.getByText(/expected by .*2026 · Invoice 7$/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Amount/ })).toHaveValue('');
});

test('as many wires as an account may have are said in the form, and what was typed stays', async () => {
  const { user } = await open(undefined, {
    'POST /funding/wire-deposits': () => ({
      status: 422,
      body: buildError({ status: 422, i18nKey: 'error.wire.tooMany', values: { max: '10' } }),
    }),
  });
  const form = within(await screen.findByRole('form', { name: 'Tell us when you have sent it' }));
  await user.type(form.getByLabelText(/^Amount/), '50');
  await user.click(await form.findByRole('button', { name: 'I have sent $50.00' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/^10 wires are already expected/);
  expect(form.getByLabelText(/^Amount/)).toHaveValue('50.00');
});

test('a wire that was announced is cancelled after a question', async () => {
  let announced = [WIRE];
  let isLate = true;
  const { user, api } = await open(undefined, {
    'GET /funding/wire-instructions': () => buildInstructions({ announced }),
    'DELETE /funding/wire-deposits/:wire': () => {
      if (isLate) return { status: 409, body: buildError({ status: 409, i18nKey: 'error.wire.notPending' }) };
      announced = [];
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the wire of $1,000.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the wire of $1,000.00?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep wire' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Cancel wire' }));
  expect(await dialog.findByText(/This wire is no longer expected/)).toBeVisible();
  isLate = false;
  await user.click(dialog.getByRole('button', { name: 'Cancel wire' }));
  expect(await screen.findByText('The wire of $1,000.00 was canceled.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Wires we are expecting' })).toBeNull());
  expect(api.calls('DELETE /funding/wire-deposits/:wire').map(({ params }) => params['wire'])).toEqual(['d-1', 'd-1']);
});

test('for a frozen account nothing is announced', async () => {
  await open(undefined, {
    'GET /customers/:customer/account/:account': () => buildAccount({ status: 'FROZEN' }),
  });
  expect(await screen.findByText('You can only add funds to active accounts.')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Tell us when you have sent it' })).toBeNull();
});
