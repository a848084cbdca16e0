import type { BusinessReview } from '@portal/shared/contract/businessReview';
import type { Platform } from '@portal/shared/contract/platforms';
import type { PrincipalUser } from '@portal/shared/contract/session';
import { KYB_STATUSES, type KybStatus } from '@portal/shared/domain/access/kybStatuses';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { SETTINGS } from '@portal/shared/domain/settings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { apiServer } from '../../testing/apiServer.ts';
import { buildAccount } from '../../testing/builders/buildAccount.ts';
import { buildBusinessReview } from '../../testing/builders/buildBusinessReview.ts';
import { buildPlatform } from '../../testing/builders/buildPlatform.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { buildTokens } from '../../testing/builders/buildTokens.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { valueOfNewerServer } from '../../testing/valueOfNewerServer.ts';

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
  readonly review?: Partial<BusinessReview>;
}

const createApi = ({ principal = {}, platform = {}, isFrozen = false, review = {} }: State) =>
  apiServer({
    'GET /onboarding/review': () => buildBusinessReview(review),
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
const SUPPORT = 'mailto:support@demo.example';
const REVIEW_PAGE = '/settings/business-review';
const ALL: State = {
  principal: { emulationPlatformId: 't-99', kybStatus: 'UNDER_REVIEW', status: 'PENDING' },
  platform: { environment: 'Sandbox', features: { 'new-address-banner': 'on' } },
  isFrozen: true,
};

/** Each state of the review: title, a part of the text, and where its links lead. */
const REVIEWS: readonly (readonly [KybStatus, State, string | null, RegExp, readonly string[]])[] = [
  ['NONE', {}, null, /^$/, []],
  ['NOT_SUBMITTED', {}, 'Your business was not submitted for review', /You cannot order/, [SUPPORT]],
  ['UNDER_REVIEW', {}, 'Business review in progress', /decide by Nov 24, 2026\. You can order/, [REVIEW_PAGE]],
  ['PENDING_KYB', {}, 'Business review in progress', /decide by Nov 24, 2026/, [REVIEW_PAGE]],
  [
    'UNDER_REVIEW',
    { review: { expectedOn: null } },
    'Business review in progress',
    /1 to 2 business days/,
    [REVIEW_PAGE],
  ],
  ['UNDER_REVIEW', { review: { isLate: true } }, 'Business review in progress', /longer than usual/, [REVIEW_PAGE]],
  [
    'UNDER_REVIEW',
    { review: { awaitsAnswer: true } },
    'We have a question about your business',
    /once you have answered.*Answer$/,
    [REVIEW_PAGE],
  ],
  [
    'UNDER_REVIEW',
    { review: { awaitsAnswer: true, canAnswer: false } },
    'The business review waits for an answer',
    /An administrator .*See progress$/,
    [REVIEW_PAGE],
  ],
  ['APPROVED', {}, null, /^$/, []],
  [
    'REJECTED',
    { review: { reason: 'No such company' } },
    'Northwind was not approved',
    /You cannot order or add funds\. Reason: No such company/,
    [SUPPORT, REVIEW_PAGE],
  ],
  ['REJECTED', {}, 'Northwind was not approved', /The email about it gives the reason/, [SUPPORT, REVIEW_PAGE]],
  [valueOfNewerServer(), {}, 'Business review in progress', /decide by Nov 24, 2026/, [REVIEW_PAGE]],
];

describe('the banner of the business review', () => {
  test('has a row for each state', () => {
    expect(KYB_STATUSES.filter((status) => !REVIEWS.some(([one]) => one === status))).toEqual([]);
  });

  test.each(REVIEWS)('%s %j', async (kybStatus, state, title, text, links) => {
    await open({ ...state, principal: { ...state.principal, kybStatus } });
    await waitFor(() => expect(titles()).toEqual(title === null ? [] : [title]));
    const [banner] = banners();
    expect(banner?.textContent ?? '').toMatch(text);
    const shown = banner === undefined ? [] : within(banner).queryAllByRole('link');
    expect(shown.map((link) => link.getAttribute('href'))).toEqual(links);
  });
});

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
    expect(shown).toEqual([undefined, SUPPORT, REVIEW_PAGE, undefined, SUPPORT, 'http://localhost/vue/']);
  });

  test('staff who look on see that an organization has not finished; its own users stand in the wizard', async () => {
    await open({ principal: { kybStatus: 'NOT_SUBMITTED', onboarded: false, emulationPlatformId: 't-99' } });
    await waitFor(() => expect(titles()).toEqual(['Emulating Northwind (ID: t-99)', 'Finish signing up']));
    expect(screen.getByRole('link', { name: 'Finish' })).toHaveAttribute('href', '/onboarding');
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

  test('the one of the review goes with the poll that says that it is over; the approval is told once', async () => {
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
    await waitFor(() => expect(titles()).toEqual(['Northwind is approved']));
    jest.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(titles()).toEqual([]);
    expect(window.localStorage.getItem('portal.device.businessReview@1:hash-1')).toBeNull();
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
