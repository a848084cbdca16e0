import type { ResendReviewLine } from '@portal/shared/contract/resendBatches';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../testing/apiServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { historyRoutes } from './historyRoutes.ts';
import { buildLineItemPage, buildLineItemRow } from './testing/buildOrderLine.ts';

const LIST = '/orders/line-item-history';
const NAMES = ['Ada', 'Bola', 'Chi'] as const;

const reviewed = (name: string, overrides: Partial<ResendReviewLine> = {}): ResendReviewLine => ({
  lineId: name,
  referenceOrderId: 'RP261120-100001',
  lineNumber: 1,
  recipientName: name,
  recipientEmail: `${name.toLowerCase()}@recipient.example`,
  recipientMobileNumber: null,
  rewardName: 'Maple Coffee',
  deliveryMethod: 'EMAIL',
  canChangeAddress: true,
  reason: null,
  wasOpened: false,
  skip: null,
  ...overrides,
});
const batch = {
  batchIdentifier: 'b-1',
  createdDate: '2026-11-21T09:00:00Z',
  total: 3,
  sent: 2,
  skipped: [{ reason: 'tooSoon', lines: 1 } as const],
  isFinished: true,
};

/** Three lines, one a page, of which two can go. */
const open = async (bola: Partial<ResendReviewLine> = {}) => {
  const rows = NAMES.map((name) => buildLineItemRow({ lineId: name, recipientName: name }));
  const api = apiServer({
    'GET /line-items': ({ query }) => {
      const page = Number(query.get('page'));
      return { ...buildLineItemPage(rows.slice(page, page + 1)), page, totalElements: 60 };
    },
    'POST /resend-batches/review': () => ({
      lines: [reviewed('Ada'), reviewed('Bola', { wasOpened: true, ...bola }), reviewed('Chi', { skip: 'tooSoon' })],
    }),
    'POST /resend-batches': () => batch,
    'GET /resend-batches/:batch': () => batch,
    'GET /resend-batches/:batch/lines': () => ({
      content: [{ ...reviewed('Chi'), outcome: 'tooSoon' }],
      page: 0,
      size: 25,
      totalElements: 1,
      isCapped: false,
    }),
  });
  const rendered = await renderRoute({ rows: historyRoutes, path: LIST, api });
  const { user } = rendered;
  for (const name of NAMES) {
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select ${name},`) }));
    if (name !== 'Chi') await user.click(screen.getByRole('button', { name: 'Next page' }));
  }
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByText('2 of 3 rewards can be sent again now.');
  return { ...rendered, api };
};

test('lines chosen on several pages go together, each to its address, and those skipped say why', async () => {
  const { user, api, location } = await open();
  expect(api.calls('POST /resend-batches/review')[0]?.body).toEqual({ lineIds: [...NAMES] });
  expect(screen.getByText('1 – Sent again within the last 24 hours')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chi' })).toHaveAttribute('href', '/orders/RP261120-100001/1');
  const send = screen.getByRole('button', { name: 'Send 2 rewards' });
  await user.click(send);
  expect(await screen.findByText('Choose a reason.')).toBeVisible();
  for (const name of ['Ada', 'Bola']) {
    await user.click(screen.getByRole('button', { name: new RegExp(`Change the address of ${name}`) }));
    const email = screen.getByLabelText(new RegExp(`Email of ${name}`));
    await waitFor(() => expect(email).toHaveFocus());
    await user.clear(email);
    await user.type(email, 'new@recipient.example');
  }
  await user.selectOptions(screen.getByLabelText(/^Reason/), 'REMINDER');
  await user.click(screen.getByRole('checkbox', { name: /I have checked the addresses/ }));
  await user.click(send);
  const tick = screen.getByRole('checkbox', {
    name: /Send several rewards to the same new address: new@recipient.example/,
  });
  expect(await screen.findByText('Confirm that several rewards go to one address.')).toBeVisible();
  await waitFor(() => expect(tick).toHaveFocus());
  await user.click(tick);
  await user.type(screen.getByLabelText(/Email of Bola/), '.org');
  expect(tick).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/Email of Ada/), '.org');
  const next = screen.getByRole('checkbox', { name: /new@recipient.example.org/ });
  expect(next).not.toBeChecked();
  await user.click(next);
  expect(screen.getByText(/The old link was opened/)).toBeVisible();
  await user.click(send);

  expect(await screen.findByRole('table', { name: 'Rewards sent again' })).toBeVisible();
  expect(location()).toBe('/orders/resend-rewards/b-1');
  expect(api.calls('POST /resend-batches')[0]?.body).toEqual({
    lines: [
      { lineId: 'Ada', email: 'new@recipient.example.org' },
      { lineId: 'Bola', email: 'new@recipient.example.org' },
      { lineId: 'Chi' },
    ],
    sharedAcknowledged: true,
    reason: 'REMINDER',
    otherReason: '',
    acknowledged: true,
  });
  expect(screen.getAllByText(/Sent 2, skipped 1/).length).toBeGreaterThan(0);
  expect(
    within(screen.getByRole('row', { name: /Chi/ })).getByText('Sent again within the last 24 hours'),
  ).toBeVisible();
});

test('an address that the server refuses opens at its line, and nothing is lost', async () => {
  const { user, api } = await open();
  const refusal = { field: 'lines[1].email', i18nKey: 'error.email.blocked', values: { domain: 'recipient.example' } };
  api.use({
    'POST /resend-batches': () => ({
      status: 400,
      body: { status: 400, i18nKey: 'error.validation', description: '', requestId: 'r', fields: [refusal] },
    }),
  });
  await user.selectOptions(screen.getByLabelText(/^Reason/), 'OTHER');
  await user.type(screen.getByLabelText(/^Describe the reason/), 'Asked by phone');
  await user.click(screen.getByRole('checkbox', { name: /I have checked the addresses/ }));
  await user.click(screen.getByRole('button', { name: 'Send 2 rewards' }));
  await waitFor(async () => expect(await screen.findByLabelText(/Email of Bola/)).toHaveFocus());
  expect(screen.getByLabelText(/^Describe the reason/)).toHaveValue('Asked by phone');
});

test('a reward that was texted goes to its number again, which is not changed among others', async () => {
  const { user, api } = await open({
    deliveryMethod: 'MOBILE',
    recipientEmail: null,
    recipientMobileNumber: '+12025550143',
    reason: 'noSuchMailbox',
  });
  expect(screen.getByText('(202) 555-0143')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Change the address of Bola/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText(/^Reason/), 'REMINDER');
  await user.click(screen.getByRole('checkbox', { name: /I have checked the addresses/ }));
  await user.click(screen.getByRole('button', { name: 'Send 2 rewards' }));
  expect(await screen.findByRole('table', { name: 'Rewards sent again' })).toBeVisible();
  expect(api.calls('POST /resend-batches')[0]?.body).toMatchObject({
    lines: [{ lineId: 'Ada' }, { lineId: 'Bola' }, { lineId: 'Chi' }],
  });
});
