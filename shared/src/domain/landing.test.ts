import { normalisedPath } from './landing.ts';
import type { PermissionHolder } from './permissions.ts';

const holder = (authorities: string[], kybStatus = 'APPROVED'): PermissionHolder => ({
  authorities: ['IS_LOGGED_IN', ...authorities],
  kybStatus,
  accessLevelPermissionInformation: { userHasOrganizationAccess: true, customerIds: [], accountIds: [] },
  emulationPlatformId: null,
});
const on = { 'line-item-table': true, 'qualtrics-research': true };

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
