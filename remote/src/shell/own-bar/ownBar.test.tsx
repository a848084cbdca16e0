import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { ModuleName } from '@portal/shared/federation/remoteModule';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { apiServer } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildCustomer } from '../../testing/builders/buildCustomer.ts';
import { buildPortalLinks } from '../../testing/builders/buildPortalLinks.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

// The links wait for idle time.
jest.mock('../../ui/lazy/useIdle.ts', () => ({ useIdle: () => true, whenIdle: () => () => undefined }));

const toRow = (path: string): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: path,
  page: () => Promise.resolve(() => <h1>Page {path}</h1>),
});
const rows = [PATHS.catalog, PATHS.cart].map(toRow);
const other = buildAccount({ accountIdentifier: 'A2', identifier: 'A2', displayName: 'Sales EU' });

interface Options {
  readonly module?: ModuleName;
  readonly ownBar?: boolean;
  readonly portalUrl?: string | null;
  readonly authorities?: string[];
}

async function open({ module = 'ordering', portalUrl = null, authorities, ...rest }: Options = {}) {
  const api = apiServer({
    'GET /customers': () => [buildCustomer({ accounts: [buildAccount(), other] })],
    'GET /portal-links': () => buildPortalLinks({ portalUrl }),
    ...(authorities && { 'GET /account': () => buildPrincipal({ authorities }) }),
  });
  const page = await renderRoute({ rows, path: PATHS.catalog, module, api, ...rest });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const bar = () => within(screen.getByRole('region', { name: 'Top bar' }));
const RIGHTS = ['PLACE_ORDER_ACCESS', 'EMAIL_TEMPLATES_ACCESS'];

test('ordering alone brings the way to the cart and to another account', async () => {
  const { user, location } = await open();
  await user.click(bar().getByRole('button', { name: /^Switch account/ }));
  await user.click(await screen.findByRole('button', { name: /^Sales EU/ }));
  await waitFor(() => expect(bar().getByRole('button', { name: /Sales EU/ })).toBeVisible());
  await user.click(await bar().findByRole('link', { name: 'Cart, 0 rewards' }));
  expect(location()).toBe(PATHS.cart);
});

test('templates stand in the whole portal, beside the page, for those who may see them', async () => {
  await open({ portalUrl: 'https://portal.example', authorities: RIGHTS });
  const link = await bar().findByRole('link', { name: 'Templates (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://portal.example/vue/#/email-templates');
  expect(link).toHaveAttribute('target', '_blank');
});

test.each<[string, Options]>([
  ['without a portal', { authorities: RIGHTS }],
  ['without the right', { portalUrl: 'https://portal.example', authorities: ['PLACE_ORDER_ACCESS'] }],
])('%s there is no link to templates', async (_name, options) => {
  await open(options);
  expect(await bar().findByRole('link', { name: 'Cart, 0 rewards' })).toBeVisible();
  expect(bar().queryByRole('link', { name: /^Templates/ })).not.toBeInTheDocument();
});

test.each<[string, Options]>([
  ['where the page has it', { ownBar: false }],
  ['with another module', { module: 'funding' }],
])('%s there is no bar', async (_name, options) => {
  await open(options);
  expect(screen.queryByRole('region', { name: 'Top bar' })).not.toBeInTheDocument();
});
