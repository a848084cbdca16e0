import type { StaffWireInstructions } from '@portal/shared/contract/staffWires';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer, type Handlers } from '../testing/apiServer.ts';
import { buildError } from '../testing/builders/buildError.ts';
import { buildPrincipal } from '../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { staffRoutes } from './index.ts';
import { fullTest } from '../testing/fullTest.ts';

const none = (currencyCode: StaffWireInstructions['currencyCode']): StaffWireInstructions => ({
  currencyCode,
  fields: [],
  version: 0,
  changedAt: null,
  changedBy: null,
});
const GBP: StaffWireInstructions = {
  currencyCode: 'GBP',
  fields: [
    { field: 'beneficiaryName', value: 'Portal Funds' },
    { field: 'beneficiaryAddress', value: '1 Main Street' },
    { field: 'bankName', value: 'Lanternwick & Sons' },
    { field: 'bankAddress', value: '14 Candle Row' },
    { field: 'sortCode', value: '601613' },
    { field: 'accountNumber', value: '31926819' },
    { field: 'iban', value: 'GB29NWBK60161331926819' },
    { field: 'bic', value: 'NWBKGB2L' },
  ],
  version: 3,
  changedAt: '2026-11-20T09:00:00Z',
  changedBy: 'robin@staff.example',
};

beforeEach(() => localStorage.clear());

const open = (path: string, handlers: Handlers = {}) =>
  renderRoute({
    rows: staffRoutes,
    path,
    api: apiServer({
      'GET /account': () => buildPrincipal({ authorities: ['IS_LOGGED_IN', 'STAFF_ACCESS'] }),
      'GET /staff/wire-instructions': () => [none('USD'), none('CAD'), none('AUD'), none('EUR'), GBP],
      ...handlers,
    }),
  });

fullTest('a currency without details says so, and each of its fields is checked before anything is sent', async () => {
  const { user, api } = await open('/staff/wire-instructions');
  expect(await screen.findByRole('option', { name: 'USD – not available' })).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Bank details for USD' }));
  await user.type(form.getByLabelText(/^ABA routing number/), '021000022');
  await user.type(form.getByLabelText(/^BIC/), 'HHBK');
  await user.click(form.getByRole('button', { name: 'Save bank details' }));
  expect(await form.findByText('This is not a valid ABA routing number. Check its 9 digits.')).toBeVisible();
  expect(form.getByText('Enter a BIC of 8 or 11 characters, like DEUTDEFF.')).toBeVisible();
  expect(form.getAllByText('This field is required.')).toHaveLength(5);
  expect(form.queryByLabelText(/^IBAN/)).toBeNull();
  await waitFor(() => expect(form.getByLabelText(/^Beneficiary \*$|^Beneficiary$/)).toHaveFocus());
  expect(api.calls('PUT /staff/wire-instructions/:currency')).toEqual([]);
});

test('the details of a currency are chosen by the address, shown as people read them, and saved', async () => {
  const { user, api, location } = await open('/staff/wire-instructions', {
    'PUT /staff/wire-instructions/:currency': () => ({ ...GBP, version: 4, changedBy: 'sam@staff.example' }),
  });
  await user.selectOptions(await screen.findByLabelText('Currency'), 'GBP');
  await waitFor(() => expect(location()).toBe('/staff/wire-instructions?currency=GBP'));
  const form = within(await screen.findByRole('form', { name: 'Bank details for GBP' }));
  expect(form.getByLabelText(/^Sort code/)).toHaveValue('60-16-13');
  expect(form.getByLabelText(/^IBAN/)).toHaveValue('GB29 NWBK 6016 1331 9268 19');
  expect(form.getByText(/^Last changed on .*2026 by robin@staff\.example\.$/)).toBeVisible();
  const bank = form.getByLabelText(/^Bank \*$|^Bank$/);
  await user.clear(bank);
  await user.type(bank, 'Another Bank');
  await user.click(form.getByRole('button', { name: 'Save bank details' }));
  expect(await form.findByText('The bank details for GBP were saved.')).toBeVisible();
  expect(form.getByText(/by sam@staff\.example/)).toBeVisible();
  const [sent] = api.calls('PUT /staff/wire-instructions/:currency');
  expect(sent?.params).toEqual({ currency: 'GBP' });
  expect(sent?.body).toMatchObject({ version: 3, bankName: 'Another Bank', sortCode: '60-16-13' });
});

fullTest('a change of somebody else is named; what was typed can be saved over it', async () => {
  let version = 3;
  const { user, api } = await open('/staff/wire-instructions?currency=GBP', {
    'GET /staff/wire-instructions': () => [{ ...GBP, version }],
    'PUT /staff/wire-instructions/:currency': ({ body }) =>
      JSON.stringify(body).includes('"version":4')
        ? { ...GBP, version: 5 }
        : {
            status: 409,
            body: buildError({ status: 409, i18nKey: 'error.staff.changed', values: { name: 'sam@staff.example' } }),
          },
  });
  const form = within(await screen.findByRole('form', { name: 'Bank details for GBP' }));
  await user.type(form.getByLabelText(/^Bank’s address/), ', London');
  await user.click(form.getByRole('button', { name: 'Save bank details' }));
  expect(await form.findByText('sam@staff.example changed this in the meantime. Nothing was saved.')).toBeVisible();
  version = 4;
  await user.click(form.getByRole('button', { name: 'Reload' }));
  expect(form.getByLabelText(/^Bank’s address/)).toHaveValue('14 Candle Row, London');
  await user.click(form.getByRole('button', { name: 'Save bank details' }));
  expect(await form.findByText('The bank details for GBP were saved.')).toBeVisible();
  expect(api.calls('PUT /staff/wire-instructions/:currency')).toHaveLength(2);
});

test('the details of a currency are taken back after a question that says what follows', async () => {
  const emptied = { ...GBP, fields: [], version: 4, changedBy: 'sam@staff.example' };
  let now = GBP;
  const { user, api } = await open('/staff/wire-instructions?currency=GBP', {
    'GET /staff/wire-instructions': () => [none('USD'), now],
    'DELETE /staff/wire-instructions/:currency': () => (now = emptied),
  });
  const form = within(await screen.findByRole('form', { name: 'Bank details for GBP' }));
  await user.click(form.getByRole('button', { name: 'Stop wires in GBP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop offering wires in GBP?' }));
  expect(dialog.getByText(/Users then see that wires in GBP are not available/)).toBeVisible();
  expect(dialog.getByText(/reported earlier can still be matched/)).toBeVisible();
  expect(api.calls('DELETE /staff/wire-instructions/:currency')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Stop wires in GBP' }));
  expect(await form.findByText('Wires in GBP are no longer offered.')).toBeVisible();
  expect(form.getByLabelText(/^Sort code/)).toHaveValue('');
  expect(form.queryByRole('button', { name: 'Stop wires in GBP' })).toBeNull();
  expect(await screen.findByRole('option', { name: 'GBP – not available' })).toBeVisible();
  const [sent] = api.calls('DELETE /staff/wire-instructions/:currency');
  expect([sent?.params, sent?.query.get('version')]).toEqual([{ currency: 'GBP' }, '3']);
});

fullTest('details that somebody changed meanwhile are not taken back unread, but read again', async () => {
  let now = GBP;
  const { user } = await open('/staff/wire-instructions?currency=GBP', {
    'GET /staff/wire-instructions': () => [now],
    'DELETE /staff/wire-instructions/:currency': () => {
      now = { ...GBP, version: 4, changedBy: 'sam@staff.example' };
      return {
        status: 409,
        body: buildError({ status: 409, i18nKey: 'error.staff.changed', values: { name: 'sam@staff.example' } }),
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Stop wires in GBP' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Stop wires in GBP' }));
  expect(await dialog.findByText(/^sam@staff\.example changed this in the meantime\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Stop wires in GBP' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/by sam@staff\.example\.$/)).toBeVisible();
});

fullTest('a currency without details has nothing to take back', async () => {
  await open('/staff/wire-instructions');
  expect(await screen.findByRole('form', { name: 'Bank details for USD' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Stop wires/ })).toBeNull();
});
