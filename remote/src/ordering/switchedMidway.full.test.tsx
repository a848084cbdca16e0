import { screen, within } from '@testing-library/react';
import { apiServer } from '../testing/apiServer.ts';
import { buildAccount } from '../testing/builders/buildAccount.ts';
import { buildCustomer } from '../testing/builders/buildCustomer.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { orderingRoutes } from './index.ts';
import { buildMailPreview } from '../testing/builders/buildMailPreview.ts';
import { buildTemplate } from '../testing/builders/buildTemplate.ts';
import { person } from './quick-order/testing/openCheckout.ts';
import { buildCatalog } from './quick-order/testing/buildReward.ts';

const ACCOUNTS = [buildAccount(), buildAccount({ accountIdentifier: 'A2', displayName: 'Employee Recognition' })];

test('an order in whose middle the account was switched is offered to be continued, with all that was typed', async () => {
  const { user, location, navigate } = await renderRoute({
    rows: orderingRoutes,
    path: '/order/checkout?utid=U100001&amount=25',
    chrome: 'full',
    api: apiServer({
      'GET /catalog': () => buildCatalog(),
      'GET /security/blacklistedDomains': () => [],
      'POST /email-templates/preview': () => buildMailPreview(),
      'GET /email-templates/account/:account': () => [buildTemplate()],
      'GET /customers': () => [buildCustomer({ accounts: ACCOUNTS })],
      'GET /customers/:customer/account/:account': ({ params }) =>
        ACCOUNTS.find(({ accountIdentifier }) => accountIdentifier === params['account']) ?? { status: 404 },
    }),
  });
  const { firstName } = await person(1);
  await user.type(firstName, 'Ana');
  await user.click(screen.getByRole('button', { name: /^Switch account/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch account' }));
  await user.click(dialog.getByRole('button', { name: /^Employee Recognition/ }));
  expect(await screen.findByText('You have an unfinished order')).toBeVisible();
  expect(location()).toBe('/order');
  await user.click(screen.getByRole('link', { name: 'Continue order' }));
  expect((await person(1)).firstName).toHaveValue('Ana');
  expect(await screen.findByText('This order is paid from Marketing US')).toBeVisible();
  navigate('/order');
  expect(await screen.findByRole('link', { name: 'Continue order' })).toBeVisible();
});
