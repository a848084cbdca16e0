import type { AddCartLinesBody, CartLine, ChangeCartLineBody } from '@portal/shared/contract/shoppingCarts';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../testing/apiServer.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { orderingRoutes } from '../../index.ts';
import { buildCart } from '../../quick-order/testing/buildCart.ts';
import { stubLines } from '../../quick-order/testing/stubLines.ts';
import { buildMailedLine } from '../testing/buildMailedLine.ts';
import { buildMailedCart, buildMailing, mailedHandlers } from '../testing/mailedServer.ts';

interface ServerOptions {
  readonly limitsRecipients?: boolean;
  readonly repeatedLines?: string[];
}

const PATH = '/order/physical/recipients';
const ADD = 'POST /shopping-carts/:cart/line-items/bulk';
const CHANGE = 'PATCH /shopping-carts/:cart/line-items/by-identifier/:line';

/** A server with an active cart of these lines. */
const buildServer = (
  lines: readonly CartLine[],
  { limitsRecipients = false, repeatedLines = [] }: ServerOptions = {},
) => {
  const mailing = buildMailing(lines);
  const cart = buildMailedCart(lines, { mailing: mailing && { ...mailing, repeatedLines } });
  return apiServer({
    ...mailedHandlers(limitsRecipients),
    'GET /shopping-carts/active': () => cart,
    ...stubLines(lines),
  });
};

const open = (api: ReturnType<typeof buildServer>, search = '') =>
  renderRoute({ rows: orderingRoutes, path: PATH + search, api });

const list = async () => within(await screen.findByRole('list', { name: 'People who get something by mail' }));

test('a pasted list adds its good rows and leaves the others to be corrected', async () => {
  const api = buildServer([buildMailedLine(1)], { limitsRecipients: true });
  let calls = 0;
  api.use({
    [ADD]: () => {
      calls += 1;
      return calls > 1
        ? buildCart({})
        : {
            status: 422,
            body: {
              status: 422,
              i18nKey: 'error.validation',
              description: '',
              fields: [{ field: '[1].recipient.email', i18nKey: 'error.email.notListed' }],
            },
          };
    },
  });
  const { user } = await open(api, '?utid=U200001&amount=25.00');
  await user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list of people' }));
  const field = dialog.getByRole('textbox', { name: 'People and addresses' });
  await user.click(field);
  await user.paste(
    [
      'First Name,Last Name,Street,City,State,ZIP,Email',
      'Ana,Lopez,1 Market St,San Francisco,CA,94103,ana@work.example',
      'Ben,Okafor,12 Main St,Austin,TX,78701,ben@work.example',
      'Cleo,Marsh,9 Elm St,Austin,TX,787,',
    ].join('\n'),
  );
  await user.click(dialog.getByRole('button', { name: 'Add people' }));
  expect(await dialog.findByText('2 rows need fixing')).toBeVisible();
  expect(api.calls(ADD).map(({ body }) => (body as AddCartLinesBody).map((line) => line.recipient.firstName))).toEqual([
    ['Ana', 'Ben'],
    ['Ana'],
  ]);
  const rows = dialog.getByText('Row 3, Ben Okafor').closest('ul');
  expect(rows).toHaveTextContent(/Row 3, Ben OkaforEmail: This address is not on the recipient list/);
  expect(rows).toHaveTextContent(/Row 4, Cleo MarshEmail: Enter an email address.*ZIP code: Enter a ZIP code/);
  const left = dialog.getByRole('textbox', { name: 'People and addresses' });
  expect(left).toHaveDisplayValue(/^First name\tLast name\t.*\nBen\tOkafor.*\nCleo\tMarsh/s);
});

test('who is there twice is pointed out, and stays or goes with one press', async () => {
  const twice = [buildMailedLine(1), buildMailedLine(2), { ...buildMailedLine(1), identifier: 'line-3' }];
  const { user } = await open(buildServer(twice, { repeatedLines: ['line-3'] }));
  const people = await list();
  expect(people.getAllByText('Same name and address as somebody before.')).toHaveLength(1);
  expect(people.getByRole('button', { name: 'Remove Person 1' })).toBeVisible();
  await user.click(people.getByRole('button', { name: 'Keep Person 1' }));
  expect(people.queryByText('Same name and address as somebody before.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue to letter' })).toBeVisible();
});

test('lines after the first hundred are on further pages, where an amount is changed', async () => {
  const lines = Array.from({ length: 101 }, (_, index) => buildMailedLine(index + 1));
  const api = buildServer(lines, { limitsRecipients: true });
  api.use({ [CHANGE]: () => buildMailedLine(101) });
  const { user } = await open(api);
  expect((await list()).getAllByRole('listitem')).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('101 to 101 of 101')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Actions for Person 101' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Person 101' }));
  const amount = await dialog.findByRole('textbox', { name: /^Amount/ });
  expect(dialog.getByText(/sends rewards only to people on its recipient list/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '40');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter an email address.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'p@work.example');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls(CHANGE)).toHaveLength(1));
  const body = api.calls(CHANGE)[0]?.body as ChangeCartLineBody;
  expect(body).toMatchObject({ amount: '40.00', recipient: { email: 'p@work.example' } });
});

test('whoever needs fixing or is there twice beyond the first hundred is told, and listed alone', async () => {
  const unshipped = { field: 'shippingInfo', i18nKey: 'error.shipping.required' };
  const errors = [{ field: 'recipient.address.city', i18nKey: 'error.address.city' }, unshipped];
  const wrong = Array.from({ length: 250 }, (_, index) =>
    buildMailedLine(index + 1, { more: { errors: index === 179 ? errors : [unshipped] } }),
  );
  const api = buildServer(wrong, { repeatedLines: ['line-200'] });
  const { user } = await open(api);
  expect(await screen.findByText('250 people')).toBeVisible();
  expect(screen.getByText('1 person is there twice')).toBeVisible();
  const told = screen.getByText('1 person needs fixing').closest<HTMLElement>('.pr-notice');
  await user.click(within(told ?? document.body).getByRole('button', { name: 'Show only these' }));
  expect(await screen.findByText('Person 180')).toBeVisible();
  expect((await list()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Letter' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect((await list()).getAllByRole('listitem')).toHaveLength(100);
});
