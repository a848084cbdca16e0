import type { FoundAddress } from '@portal/shared/contract/addresses';
import { tidyAddress, type PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { ADDRESS_VECTORS, ADDRESSES } from '@portal/shared/testing/addressVectors';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getIn } from 'formik';
import { object, string } from 'yup';
import { isMessage } from '../../i18n/message.ts';
import { apiServer, type Handlers } from '../../testing/apiServer.ts';
import { buildError } from '../../testing/builders/buildError.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { fullRows, fullTest } from '../../testing/fullTest.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { validateWith } from '../../ui/form/validateWith.ts';
import { addressSchema, EMPTY_ADDRESS } from './addressSchema.ts';
import { AddressFields } from './AddressFields.tsx';

const { US } = ADDRESSES;
const schema = object({ nickname: string().defined(), billingAddress: addressSchema });

let initial: PostalAddress;
let send: jest.Mock<Promise<unknown>, [unknown]>;
beforeEach(() => {
  initial = EMPTY_ADDRESS;
  send = jest.fn<Promise<unknown>, [unknown]>(() => Promise.resolve());
});

const CardForm = () => (
  <FormShell
    initialValues={{ nickname: '', billingAddress: initial }}
    schema={schema}
    toBody={({ billingAddress }) => tidyAddress(billingAddress)}
    onSubmit={send}
    label="Card"
    draftKey={null}
    leaveGuard={false}
  >
    <TextField name="nickname" label="Nickname" />
    <AddressFields name="billingAddress" />
    <SubmitButton>Save card</SubmitButton>
  </FormShell>
);

const found = (overrides: Partial<FoundAddress> = {}): FoundAddress => ({ ...US, hasStreetNumber: true, ...overrides });
const suggestion = (placeId: string, mainText: string) => ({ placeId, mainText, secondaryText: 'San Francisco, CA' });
const HANDLERS: Handlers = {
  'GET /address-lookup': () => ({ provider: 'SAMPLES' }),
  'GET /address-lookup/suggestions': () => [
    suggestion('p1', '408 Harbor Street'),
    suggestion('p2', '410 Harbor Street'),
  ],
  'GET /address-lookup/addresses/:placeId': () => found(),
};

const open = (handlers: Handlers = {}) =>
  renderRoute({
    rows: [{ path: '/card', titleKey: 'common:product', segmentName: 'Card', page: () => Promise.resolve(CardForm) }],
    path: '/card',
    api: apiServer({ ...HANDLERS, ...handlers }),
  });
type OpenPage = Awaited<ReturnType<typeof open>>;

const searchField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Address' });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const line1 = () => field(/Street address/);
const save = ({ user }: OpenPage) => user.click(screen.getByRole('button', { name: 'Save card' }));
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });

async function search(opened: OpenPage, text: string) {
  await opened.user.type(await searchField(), text);
  return within(await screen.findByRole('listbox')).findAllByRole('option');
}

describe('by search', () => {
  test('is typed, announced, picked by keyboard, shown, and sent with all its parts', async () => {
    const opened = await open();
    expect(country()).toHaveValue('US');
    const options = await search(opened, 'har');
    expect(options.map((one) => one.textContent)).toEqual([
      '408 Harbor StreetSan Francisco, CA',
      '410 Harbor StreetSan Francisco, CA',
    ]);
    expect(await screen.findByText(/^2 addresses found/)).toHaveAttribute('role', 'status');
    expect(await searchField()).toHaveAttribute('aria-expanded', 'true');
    await opened.user.keyboard('{Enter}');
    expect(send).not.toHaveBeenCalled();
    await opened.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await searchField()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await opened.user.keyboard('{Enter}');
    const change = await screen.findByRole('button', { name: 'Change' });
    await waitFor(() => expect(change).toHaveFocus());
    expect(change).toHaveAccessibleDescription('410 Harbor Street Suite 12 San Francisco, CA 94103 United States');
    const [asked] = opened.api.calls('GET /address-lookup/suggestions');
    const [read] = opened.api.calls('GET /address-lookup/addresses/:placeId');
    expect([asked?.query.get('query'), asked?.query.get('country'), read?.params['placeId']]).toEqual([
      'har',
      'US',
      'p2',
    ]);
    expect(asked?.query.get('sessionToken')).toMatch(/^[\w-]{36}$/);
    expect(read?.query.get('sessionToken')).toBe(asked?.query.get('sessionToken'));
    await save(opened);
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual(US));
  });

  test('two letters ask for nothing, and many letters once', async () => {
    const opened = await open();
    const search = await searchField();
    jest.useFakeTimers();
    await opened.user.type(search, 'ha');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(opened.api.calls('GET /address-lookup/suggestions')).toHaveLength(0);
    await opened.user.type(search, 'rbor');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(opened.api.calls('GET /address-lookup/suggestions')).toHaveLength(1);
  });

  fullTest('says when nothing is found, and leads to the fields with what was typed', async () => {
    const opened = await open({ 'GET /address-lookup/suggestions': () => [] });
    await opened.user.type(await searchField(), 'nowhere');
    expect(await screen.findAllByText('No address found. You can enter it yourself.')).not.toHaveLength(0);
    await opened.user.click(screen.getByRole('button', { name: 'Enter the address yourself' }));
    expect(await line1()).toHaveValue('nowhere');
    await waitFor(async () => expect(await line1()).toHaveFocus());
  });

  test('not resolved when the form is sent, the fields open with the text', async () => {
    const opened = await open();
    await search(opened, '410 Harbor');
    await opened.user.keyboard('{Escape}');
    await save(opened);
    expect(await line1()).toHaveValue('410 Harbor');
    expect(await screen.findByText(/could not tell which address/)).toBeVisible();
    expect(await screen.findByText('Enter the city.')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await opened.user.type(await field(/City/), 'San Francisco');
    await opened.user.selectOptions(screen.getByRole('combobox', { name: /State/ }), 'CA');
    await opened.user.type(await field(/ZIP code/), ' 94103 ');
    await save(opened);
    await waitFor(() =>
      expect(send.mock.calls[0]?.[0]).toEqual({ ...US, addressLine1: '410 Harbor', addressLine2: '' }),
    );
  });

  fullTest('an address without a number stays open, says so, and may be sent', async () => {
    const opened = await open({
      'GET /address-lookup/addresses/:placeId': () => found({ addressLine1: 'Harbor Street', hasStreetNumber: false }),
    });
    const [first] = await search(opened, 'harbor');
    if (first) await opened.user.click(first);
    await waitFor(async () => expect(await line1()).toHaveFocus());
    expect(await line1()).toHaveAccessibleDescription(/no street number/);
    await opened.user.clear(await line1());
    await opened.user.type(await line1(), '7 Harbor Street');
    expect(screen.queryByText(/no street number/)).toBeNull();
    await save(opened);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  fullTest('an address with missing parts opens at them', async () => {
    const opened = await open({ 'GET /address-lookup/addresses/:placeId': () => found({ postalCode: '' }) });
    const [first] = await search(opened, 'harbor');
    if (first) await opened.user.click(first);
    expect(await screen.findByText(/^Part of this address is missing/)).toBeVisible();
    expect(await screen.findByText('Enter a ZIP code like 94103 or 94103-1234.')).toBeVisible();
  });
});

describe('by hand', () => {
  test.each([
    ['there is no search', { 'GET /address-lookup': () => ({ provider: null }) }],
    ['the setting cannot be read', { 'GET /address-lookup': () => ({ status: 503, body: buildError() }) }],
  ] satisfies [string, Handlers][])('at once when %s', async (_why, handlers) => {
    await open(handlers);
    expect(await line1()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search for the address' })).toBeNull();
  });

  test('as soon as the search fails, which only the log says', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const opened = await open({ 'GET /address-lookup/suggestions': () => ({ status: 503, body: buildError() }) });
    await opened.user.type(await searchField(), '410 Harbor');
    expect(await line1()).toHaveValue('410 Harbor');
    await waitFor(async () => expect(await line1()).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Search for the address' })).toBeNull();
    expect(warn).toHaveBeenCalledWith('The search for addresses failed.');
    warn.mockRestore();
  });

  fullTest('when a suggestion cannot be read, with its first line', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const opened = await open({
      'GET /address-lookup/addresses/:placeId': () => ({ status: 404, body: buildError({ status: 404 }) }),
    });
    const [first] = await search(opened, 'harbor');
    if (first) await opened.user.click(first);
    expect(await line1()).toHaveValue('408 Harbor Street');
    warn.mockRestore();
  });

  test('another country clears the state and the search, and names the parts in its way', async () => {
    const opened = await open();
    await opened.user.type(await searchField(), 'harbor');
    await opened.user.selectOptions(country(), 'CA');
    expect(await searchField()).toHaveValue('');
    expect(screen.queryByRole('option', { name: /Harbor/ })).toBeNull();
    await opened.user.click(screen.getByRole('button', { name: 'Enter the address yourself' }));
    const province = screen.getByRole('combobox', { name: /Province/ });
    await opened.user.selectOptions(province, 'ON');
    expect(within(province).getAllByRole('option')).toHaveLength(14);
    expect(await field(/Postal code/)).toBeVisible();
    await opened.user.selectOptions(country(), 'GB');
    expect(await field(/County or region/)).toHaveValue('');
    expect(await field(/Postcode/)).toHaveAttribute('autocomplete', 'billing postal-code');
    await opened.user.selectOptions(country(), 'AU');
    expect(within(screen.getByRole('combobox', { name: /State/ })).getAllByRole('option')).toHaveLength(9);
    await opened.user.click(screen.getByRole('button', { name: 'Search for the address' }));
    await waitFor(async () => expect(await searchField()).toHaveFocus());
    expect(country()).toHaveValue('AU');
  });
});

describe('an address that is known', () => {
  test('is shown; a change opens its fields', async () => {
    initial = US;
    const opened = await open();
    await opened.user.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(async () => expect(await line1()).toHaveFocus());
    expect([(await line1()).value, (await field(/ZIP code/)).value]).toEqual([US.addressLine1, US.postalCode]);
  });

  test('opens at the part that the server refuses', async () => {
    initial = US;
    const opened = await open();
    await screen.findByRole('button', { name: 'Change' });
    const refusal = { field: 'billingAddress.postalCode', i18nKey: 'error.address.postalCode.US' };
    send.mockRejectedValueOnce(buildError({ fields: [refusal] }));
    await save(opened);
    await waitFor(async () => expect(await field(/ZIP code/)).toHaveFocus());
    expect(await line1()).toHaveValue(US.addressLine1);
  });
});

test.each(['en', ...fullRows(LANGUAGES.filter((one) => one !== 'en'))])(
  'every part has its name in %s',
  async (langKey) => {
    await open({
      'GET /address-lookup': () => ({ provider: null }),
      'GET /account': () => buildPrincipal({ langKey: langKey === 'zh-CN' ? 'zh-cn' : langKey }),
    });
    const group = await screen.findByRole('group');
    expect(group).toHaveAccessibleName();
    const controls = [...within(group).getAllByRole('textbox'), ...within(group).getAllByRole('combobox')];
    expect(controls).toHaveLength(6);
    for (const control of controls) {
      expect(control).toHaveAccessibleName();
      expect(control.getAttribute('autocomplete')).toMatch(/^billing /);
    }
    expect(group.textContent).not.toMatch(/[a-z]\.[a-z]|\{\{/);
  },
);

test.each(ADDRESS_VECTORS)('$of $field "$value" gives $key', async ({ of, field: part, value, key }) => {
  const values = { nickname: '', billingAddress: { ...ADDRESSES[of], [part]: value } };
  const message: unknown = getIn(await validateWith(schema, values, {}), `billingAddress.${part}`);
  expect(isMessage(message) ? message.key : null).toBe(key);
});
