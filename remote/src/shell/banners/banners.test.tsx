import type { Platform } from '@portal/shared/contract/platforms';
import type { PrincipalUser } from '@portal/shared/contract/session';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { apiServer } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildPlatform } from '../../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { buildTokens } from '../../testing/builders/buildTokens.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const home: RouteRow = {
  path: '/order',
  titleKey: 'common:product',
  segmentName: 'Home',
  page: () => Promise.resolve(() => <h1>Home</h1>),
};

const accountRow: RouteRow = { ...home, path: '/groups/:customerIdentifier/:accountIdentifier' };

interface State {
  readonly principal?: Partial<PrincipalUser>;
  readonly platform?: Partial<Platform>;
  readonly isFrozen?: boolean;
}

const createApi = ({ principal = {}, platform = {}, isFrozen = false }: State) =>
  apiServer({
    'GET /account': () => buildPrincipal(principal),
    'GET /platforms/:id': () => buildPlatform({ name: 'Northwind', ...platform }),
    'GET /customers/:customer/account/:account': () =>
      buildAccount({ displayName: 'Marketing US', status: isFrozen ? 'FROZEN' : 'ACTIVE' }),
  });

async function open(state: State, rows: readonly RouteRow[] = [home]) {
  const opened = await renderRoute({ rows, path: '/order', chrome: 'full', api: createApi(state) });
  await screen.findByRole('heading', { name: 'Home' });
  return opened;
}

/** The banners, apart from other places that tell a state. */
const banners = () => screen.queryAllByRole('status').filter((one) => one.closest('.pr-banners') !== null);

const titles = () => banners().map((one) => one.querySelector('.pr-notice__title')?.textContent);

const EACH: readonly (readonly [string, State])[] = [
  ['Emulating Northwind (ID: t-99)', { principal: { emulationPlatformId: 't-99' } }],
  ['Marketing US is frozen', { isFrozen: true }],
  ['Business review in progress', { principal: { kybStatus: 'UNDER_REVIEW' } }],
  ['Northwind was not approved', { principal: { kybStatus: 'REJECTED' } }],
  ['Your business was not submitted for review', { principal: { kybStatus: 'NOT_SUBMITTED' } }],
  ['This is the sandbox', { platform: { environment: 'Sandbox' } }],
  ['Confirm your email address', { principal: { status: 'PENDING' } }],
  ['The portal has a new address', { platform: { features: { 'new-address-banner': 'on' } } }],
];
const ALL: State = {
  principal: { emulationPlatformId: 't-99', kybStatus: 'UNDER_REVIEW', status: 'PENDING' },
  platform: { environment: 'Sandbox', features: { 'new-address-banner': 'on' } },
  isFrozen: true,
};

describe('the banners', () => {
  test.each(EACH)('%s stands in its state alone', async (title, state) => {
    await open(state);
    await waitFor(() => expect(titles()).toEqual([title]));
  });

  test('all stand in one order, with what can be done about them', async () => {
    await open(ALL);
    const ended = ['Your business was not submitted for review', 'Northwind was not approved'];
    const others = EACH.map(([title]) => title).filter((title) => !ended.includes(title));
    await waitFor(() => expect(titles()).toEqual(others));
    const shown = banners().map((one) => within(one).queryByRole('link')?.getAttribute('href'));
    const support = 'mailto:support@demo.example';
    expect(shown).toEqual([undefined, support, support, undefined, support, 'http://localhost/vue/']);
  });

  test.each<[string, readonly Authority[], readonly RouteRow[], string, string]>([
    ['the account, for who may unfreeze it', ['ACCOUNT_MANAGE'], [home, accountRow], 'Go to account', '/groups/G1/A1'],
    ['support, for others', ['ACCOUNT_ACCESS'], [home, accountRow], 'Contact support', 'mailto:support@demo.example'],
    [
      'support, where accounts have no page',
      ['ACCOUNT_MANAGE'],
      [home],
      'Contact support',
      'mailto:support@demo.example',
    ],
  ])('the one of a frozen account leads to %s', async (_to, authorities, rows, link, href) => {
    await open(
      { isFrozen: true, principal: { authorities: ['IS_LOGGED_IN', 'VIEW_BALANCE_ACCESS', ...authorities] } },
      rows,
    );
    expect(await screen.findByText(/until an administrator or support unfreezes the account\.$/)).toBeVisible();
    const ways = screen.getAllByRole('link', { name: /^(Go to account|Contact support)$/ });
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([[link, href]]);
  });

  test('none stands above a page in the ordinary state', async () => {
    await open({});
    expect(titles()).toEqual([]);
  });

  test('the one of the review goes with the poll that says that it is over', async () => {
    let kybStatus: PrincipalUser['kybStatus'] = 'UNDER_REVIEW';
    const api = createApi({});
    api.use({
      'GET /account': () => buildPrincipal({ kybStatus }),
      'GET /users/sessionStatus': () => ({
        expiresAt: buildTokens().expiresAt,
        kybStatus,
        rightsVersion: '1',
        orderSettingsVersion: 1,
        termsDue: false,
        reviewVersion: 1,
      }),
    });
    jest.useFakeTimers();
    await renderRoute({ rows: [home], path: '/order', chrome: 'full', api });
    await waitFor(() => expect(titles()).toEqual(['Business review in progress']));
    kybStatus = 'APPROVED';
    await act(() => jest.advanceTimersByTimeAsync(SETTINGS.session.pollMs));
    await waitFor(() => expect(titles()).toEqual([]));
    jest.useRealTimers();
  });

  test('a review that was declined says so and whom to ask', async () => {
    await open({ principal: { kybStatus: 'REJECTED' } });
    const banner = (await screen.findByText('Northwind was not approved')).closest<HTMLElement>('[role=status]');
    expect(banner).toHaveTextContent('The email about it gives the reason.');
    expect(banner).not.toHaveTextContent('business days');
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
  });

  test('an organisation without a submission is sent to support', async () => {
    await open({ principal: { kybStatus: 'NOT_SUBMITTED' } });
    const banner = (await screen.findByText('Your business was not submitted for review')).closest<HTMLElement>(
      '[role=status]',
    );
    expect(banner).toHaveTextContent('You cannot order or add funds');
    expect(banner).not.toHaveTextContent('business days');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@demo.example',
    );
  });

  test('none is shown without the base authority', async () => {
    await open({ ...ALL, principal: { ...ALL.principal, authorities: ['PLACE_ORDER_ACCESS'] } });
    expect(titles()).toEqual([]);
  });

  test('none flashes before the user is known', async () => {
    let answer: (user: PrincipalUser) => void = () => undefined;
    const api = createApi(ALL);
    api.use({ 'GET /account': () => new Promise<PrincipalUser>((resolve) => (answer = resolve)) });
    await renderRoute({ rows: [home], path: '/order', chrome: 'full', api });
    await waitFor(() => expect(api.calls('GET /account')).toHaveLength(1));
    expect(titles().filter(Boolean)).toEqual([]);
    answer(buildPrincipal());
    await screen.findByRole('heading', { name: 'Home' });
    await screen.findByText('This is the sandbox');
    expect(screen.queryByText(/^Emulating/)).toBeNull();
  });
});
