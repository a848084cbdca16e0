import type { PermissionHolder } from './permissions.ts';
import { reportsPlace } from './reportsPlace.ts';

const ACCESS = ['ORDER_REPORT_ACCESS'];
const MANAGE = ['ORDER_REPORT_ACCESS', 'ORDER_REPORT_MANAGE'];
const BOTH = 'GENERATED LEGACY';

const holder = (authorities: readonly string[]): PermissionHolder => ({
  authorities: ['IS_LOGGED_IN', ...authorities],
  kybStatus: 'NONE',
  accessLevelPermissionInformation: { userHasOrganizationAccess: true, customerIds: [], accountIds: [] },
  emulationPlatformId: null,
});

/** Rights, the features generate-new-reports and generated-reports, embedded; then address, tabs, Create. */
type Row = [readonly string[], boolean, boolean, boolean, string, string, boolean];

it.each<Row>([
  [MANAGE, true, true, false, '/reporting', BOTH, true],
  [['ORDER_REPORT_MANAGE'], true, true, false, '/reporting', BOTH, true],
  [MANAGE, true, false, false, '/reporting', 'LEGACY', false],
  [MANAGE, false, true, false, '/reports', BOTH, false],
  [MANAGE, false, false, false, '/reports', 'LEGACY', false],
  [ACCESS, true, true, false, '/reports-generated', BOTH, false],
  [ACCESS, false, true, false, '/reports-generated', BOTH, false],
  [ACCESS, true, false, false, '/reports', 'LEGACY', false],
  [ACCESS, false, false, false, '/reports', 'LEGACY', false],
  [MANAGE, true, true, true, '/reports', BOTH, true],
  [MANAGE, false, true, true, '/reports', BOTH, false],
  [ACCESS, true, true, true, '/reports', BOTH, false],
  [ACCESS, true, false, true, '/reports', 'LEGACY', false],
])(
  '%j with new reports %s, generated %s, embedded %s: %s, %s, Create %s',
  (rights, make, list, isEmbedded, ...expected) => {
    const place = reportsPlace(holder(rights), { 'generate-new-reports': make, 'generated-reports': list }, isEmbedded);
    expect([place?.path, place?.tabs.join(' '), place?.canCreate]).toEqual(expected);
  },
);

it('is nowhere for a user without a right to reports', () => {
  expect(reportsPlace(holder(['FUNDING_ACCESS']), { 'generated-reports': true }, false)).toBeNull();
});
