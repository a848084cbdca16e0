import { ANY_ORDER_HISTORY, AUTHORITIES, type Authority } from '@portal/shared/domain/access/permissions';
import { balanceAlertsRoutes } from '../../balance-alerts/index.ts';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { buildPrincipal } from '../../testing/builders/buildPrincipal.ts';
import { reportsRoutes } from '../../reports/index.ts';
import { settingsRoutes } from '../../settings/index.ts';
import { SETTINGS_AUTHORITIES } from './navEntries.ts';
import { navItems } from './navItems.ts';

const row = (path: string, rest: Partial<RouteRow> = {}): RouteRow => ({
  path,
  titleKey: 'common:product',
  segmentName: path,
  ...rest,
});

const ROWS: readonly RouteRow[] = [
  row('/order', { permissions: { all: ['PLACE_ORDER_ACCESS'] }, nav: { entry: 'order' } }),
  row('/orders/line-item-history', {
    permissions: { any: ANY_ORDER_HISTORY },
    feature: 'line-item-table',
    nav: { entry: 'history', any: ['ORDER_HISTORY_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_ACCESS'] },
  }),
  row('/orders', {
    permissions: { any: ANY_ORDER_HISTORY },
    nav: { entry: 'history', any: ['ORDER_HISTORY_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_ACCESS'] },
  }),
  row('/email-templates', { permissions: { all: ['EMAIL_TEMPLATES_ACCESS'] }, nav: { entry: 'templates' } }),
  row('/funding', { permissions: { all: ['FUNDING_MANAGE'] }, nav: { entry: 'funding' } }),
  row('/funding/history', {
    permissions: { any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] },
    nav: { entry: 'funding' },
  }),
  ...reportsRoutes,
  row('/qualtrics-research', {
    permissions: { any: ['INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'] },
    feature: 'qualtrics-research',
    nav: { entry: 'research' },
  }),
  row('/users', { permissions: { all: ['USER_ADMINISTRATION'] }, menu: 'users' }),
  row('/recipients-whitelist', { permissions: { all: ['RECIPIENT_WHITELIST_MANAGE'] }, menu: 'recipients' }),
];
const ON = {
  'line-item-table': true,
  'generate-new-reports': true,
  'generated-reports': true,
  'qualtrics-research': true,
};

const paths = (
  authorities: readonly Authority[],
  features: Readonly<Record<string, boolean>> = ON,
  rows = ROWS,
  last: string | null = null,
) =>
  navItems(rows, { user: buildPrincipal({ authorities: [...authorities] }), features }, last).map(({ path }) => path);

describe('side navigation', () => {
  test.each<[Authority, readonly string[]]>([
    ['PLACE_ORDER_ACCESS', ['/order']],
    ['ORDER_HISTORY_ACCESS', ['/orders/line-item-history']],
    ['INDIVIDUAL_ORDER_HISTORY_ACCESS', ['/orders/line-item-history']],
    ['EMAIL_TEMPLATES_ACCESS', ['/email-templates']],
    ['FUNDING_MANAGE', ['/funding']],
    ['FUNDING_ACCESS', ['/funding/history']],
    ['ORDER_REPORT_MANAGE', ['/reporting']],
    ['ORDER_REPORT_ACCESS', ['/reports-generated']],
    ['INTEGRATIONS_ACCESS', ['/qualtrics-research']],
    ['USER_ADMINISTRATION', ['/users']],
    ['CANCEL_REWARDS_MANAGE', []],
  ])('with %s alone: %j', (code, expected) => {
    expect(paths([code])).toEqual(expected);
  });

  test.each<[string, Authority, string, readonly string[]]>([
    ['line-item-table', 'ORDER_HISTORY_ACCESS', '/orders/line-item-history', ['/orders']],
    ['generate-new-reports', 'ORDER_REPORT_MANAGE', '/reporting', ['/reports']],
    ['generated-reports', 'ORDER_REPORT_ACCESS', '/reports-generated', ['/reports']],
    ['qualtrics-research', 'INTEGRATIONS_ACCESS', '/qualtrics-research', []],
  ])('%s decides where %s leads', (feature, code, on, off) => {
    expect(paths([code])).toEqual([on]);
    expect(paths([code], { ...ON, [feature]: false })).toEqual(off);
  });

  test('seven entries at most, in their order', () => {
    expect(paths(AUTHORITIES)).toEqual([
      '/order',
      '/orders/line-item-history',
      '/email-templates',
      '/funding',
      '/reporting',
      '/qualtrics-research',
      '/users',
    ]);
  });

  test('entries without a page are absent', () => {
    expect(
      paths(AUTHORITIES, ON, [
        row('/order', { nav: { entry: 'order' } }),
        row('/funding/history', { nav: { entry: 'funding' } }),
      ]),
    ).toEqual(['/order', '/funding/history']);
  });

  test('an entry opens the list that stands for its segment, where that is a page', () => {
    const history = row('/orders/order-history', { nav: { entry: 'history' } });
    expect(paths(AUTHORITIES, ON, [history])).toEqual(['/orders/order-history']);
    expect(paths(AUTHORITIES, ON, [history, row('/orders/line-item-history')])).toEqual(['/orders/line-item-history']);
    expect(paths(AUTHORITIES, { ...ON, 'line-item-table': false }, [history, row('/orders')])).toEqual(['/orders']);
  });

  test.each(SETTINGS_AUTHORITIES)('%s may show Team settings', (code) => {
    const section = row('/users', { permissions: { any: [code] }, menu: 'users' });
    expect(navItems([section], { user: buildPrincipal({ authorities: [code] }), features: ON })).toMatchObject([
      { key: 'settings', path: '/users' },
    ]);
  });

  test('Team settings need one of their codes and a section that exists and is allowed', () => {
    const open = row('/integrations', { menu: 'integrations' });
    expect(paths(['EMAIL_TEMPLATES_MANAGE'], ON, [open])).toEqual([]);
    expect(paths(['ACCOUNT_ACCESS'], ON, [open])).toEqual(['/integrations']);
    expect(
      paths(['ACCOUNT_ACCESS'], ON, [row('/users', { permissions: { all: ['USER_ADMINISTRATION'] }, menu: 'users' })]),
    ).toEqual([]);
    expect(paths(AUTHORITIES, ON, settingsRoutes)).toEqual([]);
    expect(paths(['ACCOUNT_ACCESS'], ON, balanceAlertsRoutes)).toEqual(['/accounts/balance-alerts']);
    expect(paths(['ACCOUNT_MANAGE'], ON, balanceAlertsRoutes)).toEqual(['/accounts/balance-alerts']);
  });

  test('settings open where they were left, while that is allowed', () => {
    expect(paths(['USER_ADMINISTRATION', 'RECIPIENT_WHITELIST_MANAGE'], ON, ROWS, '/recipients-whitelist')).toEqual([
      '/recipients-whitelist',
    ]);
    expect(paths(['USER_ADMINISTRATION'], ON, ROWS, '/recipients-whitelist')).toEqual(['/users']);
  });
});
