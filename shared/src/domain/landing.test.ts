import { landingPath, normalisedPath } from './landing.ts';
import type { PermissionHolder } from './permissions.ts';

const holder = (authorities: string[], kybStatus = 'APPROVED'): PermissionHolder => ({
  authorities: ['IS_LOGGED_IN', ...authorities],
  kybStatus,
  accessLevelPermissionInformation: { userHasOrganizationAccess: true, customerIds: [], accountIds: [] },
  emulationPlatformId: null,
});
const everyPage = () => true;
const on = { 'line-item-table': true, 'qualtrics-research': true };

describe('landingPath', () => {
  it.each([
    [['PLACE_ORDER_ACCESS', 'FUNDING_MANAGE'], on, '/order'],
    [['ORDER_HISTORY_ACCESS', 'FUNDING_MANAGE'], on, '/orders/line-item-history'],
    [['INDIVIDUAL_ORDER_HISTORY_ACCESS'], {}, '/orders'],
    [['FUNDING_MANAGE', 'EMAIL_TEMPLATES_ACCESS'], on, '/funding'],
    [['FUNDING_ACCESS'], on, '/funding/history'],
    [['EMAIL_TEMPLATES_ACCESS', 'ORDER_REPORT_ACCESS'], on, '/email-templates'],
    [['ORDER_REPORT_MANAGE'], on, '/reports'],
    [['ORDER_REPORT_ACCESS'], on, '/reports-generated'],
    [['INTEGRATIONS_ACCESS'], on, '/qualtrics-research'],
    [['INTEGRATIONS_ACCESS'], {}, '/settings/user'],
    [[], on, '/settings/user'],
  ])('%p land on %s', (authorities, features, path) => {
    expect(landingPath(holder(authorities), features, everyPage)).toBe(path);
  });

  it('takes the first allowed settings page before the fallback', () => {
    expect(landingPath(holder(['USER_ADMINISTRATION']), on, everyPage, ['/users', '/groups'])).toBe('/users');
  });

  it('skips pages that this build does not have', () => {
    expect(landingPath(holder(['EMAIL_TEMPLATES_ACCESS']), on, (path) => path !== '/email-templates')).toBe(
      '/settings/user',
    );
  });

  it('counts integration management only with business verification cleared', () => {
    expect(landingPath(holder(['INTEGRATIONS_MANAGE'], 'UNDER_REVIEW'), on, everyPage)).toBe('/settings/user');
    expect(landingPath(holder(['INTEGRATIONS_MANAGE'], 'NONE'), on, everyPage)).toBe('/qualtrics-research');
  });
});

describe('normalisedPath', () => {
  it.each([
    ['/order/reward/B1', '/order'],
    ['/catalog', '/order'],
    ['/orders/RG1', '/orders/line-item-history'],
    ['/order-complete/RG1', '/orders/line-item-history'],
    ['/print-templates/edit/P1', '/email-templates'],
    ['/funding/history', '/funding/history'],
    ['/reports-generated', '/reports-generated'],
    ['/saml', '/settings'],
    ['/settings/user', '/settings'],
    ['/qualtrics-research/details/1', null],
  ])('%s falls back to %s', (path, expected) => {
    expect(normalisedPath(path, holder(['FUNDING_ACCESS']), on)).toBe(expected);
  });

  it('keeps funding managers on the funding page', () => {
    expect(normalisedPath('/funding/history', holder(['FUNDING_MANAGE']), on)).toBe('/funding');
  });
});
