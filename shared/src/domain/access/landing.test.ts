import { LIST_OF_SEGMENT, normalisedPath } from './landing.ts';
import type { PermissionHolder } from './permissions.ts';

const holder = (authorities: string[], kybStatus = 'APPROVED'): PermissionHolder => ({
  authorities: ['IS_LOGGED_IN', ...authorities],
  kybStatus,
  accessLevelPermissionInformation: { userHasOrganizationAccess: true, customerIds: [], accountIds: [] },
  emulationPlatformId: null,
});
const on = { 'line-item-table': true, 'qualtrics-research': true };

/** The whole table, for a user who may see the history of funding but not add funds. */
const TABLE: readonly (readonly [string, string])[] = [
  ['order', '/order'],
  ['catalog', '/order'],
  ['orders', '/orders/line-item-history'],
  ['order-complete', '/orders/line-item-history'],
  ['email-templates', '/email-templates'],
  ['print-templates', '/email-templates'],
  ['funding', '/funding/history'],
  ['reports', '/reports'],
  ['reports-generated', '/reports-generated'],
  ['qualtrics-research', '/qualtrics-research'],
  ['settings', '/settings'],
  ['users', '/settings'],
  ['groups', '/settings'],
  ['accounts', '/settings'],
  ['saml', '/settings'],
  ['authentication', '/settings'],
  ['recipients-whitelist', '/settings'],
  ['integrations', '/settings'],
  ['roles', '/settings'],
];

describe('normalisedPath', () => {
  it('knows these 19 segments and no other', () => {
    expect([...LIST_OF_SEGMENT.keys()]).toEqual(TABLE.map(([segment]) => segment));
    expect(TABLE).toHaveLength(19);
    expect(normalisedPath('/elsewhere/R1', holder([]), on)).toBeNull();
    expect(normalisedPath('/', holder([]), on)).toBeNull();
  });

  it.each(TABLE)('/%s and every page below it lead to %s', (segment, expected) => {
    for (const path of [`/${segment}`, `/${segment}/RECORD-1`, `/${segment}/edit/RECORD-1/details`])
      expect(normalisedPath(path, holder(['FUNDING_ACCESS']), on)).toBe(expected);
  });

  it('keeps funding managers on the funding page', () => {
    expect(normalisedPath('/funding/history', holder(['FUNDING_MANAGE']), on)).toBe('/funding');
  });

  it.each([
    ['ORDER_REPORT_MANAGE', {}, '/reports'],
    ['ORDER_REPORT_MANAGE', { 'generate-new-reports': true }, '/reporting'],
    ['ORDER_REPORT_ACCESS', { 'generated-reports': true }, '/reports-generated'],
  ])('leads %s with %j to %s', (code, features, expected) => {
    expect(normalisedPath('/reports/REPORT-1', holder([code]), features)).toBe(expected);
  });

  it('leads to the orders where line items have no table of their own', () => {
    expect(normalisedPath('/orders/RG1', holder([]), { 'line-item-table': false })).toBe('/orders');
  });
});
