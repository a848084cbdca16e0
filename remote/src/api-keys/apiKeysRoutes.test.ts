import type { FeatureName } from '@portal/shared/domain/access/features';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import type { AccessInformation, Authority } from '@portal/shared/domain/access/permissions';
import { isRowAllowed } from '../entities/permissions/isRowAllowed.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { settingsSections } from '../entities/permissions/settingsSections.ts';
import { apiKeysRoutes } from './index.ts';

const ORGANISATION: AccessInformation = { userHasOrganizationAccess: true, customerIds: [], accountIds: [] };
const GROUP: AccessInformation = { userHasOrganizationAccess: false, customerIds: ['G1'], accountIds: [] };
const API: readonly Authority[] = ['API_KEYS_MANAGE'];
const READ: readonly Authority[] = ['QUALTRICS_API_KEYS_ACCESS'];
const MANAGE: readonly Authority[] = [...READ, 'QUALTRICS_API_KEYS_MANAGE'];

const INTEGRATED: readonly Authority[] = [...API, 'INTEGRATIONS_PAGE_ACCESS', 'INTEGRATIONS_MANAGE'];
const REPLACED: readonly FeatureName[] = ['integrations-replace-api-keys', 'integrations'];

const flat = (rows: readonly RouteRow[]): readonly RouteRow[] =>
  rows.flatMap((row) => [row, ...flat(row.children ?? [])]);

const userWith = (authorities: readonly Authority[], kybStatus = 'APPROVED', access = ORGANISATION) => ({
  authorities,
  kybStatus,
  accessLevelPermissionInformation: access,
  emulationPlatformId: null,
});

const openPaths = (user: ReturnType<typeof userWith>, features: readonly FeatureName[]) => {
  const on = Object.fromEntries(features.map((name) => [name, true]));
  return {
    sections: settingsSections(apiKeysRoutes, user, on).map(({ menu }) => menu),
    pages: flat(apiKeysRoutes).filter((row) => isRowAllowed(row, user, on)).length,
  };
};

const NOTHING = { sections: [], pages: 0 };

test.each(KYB_STATUSES.map((status) => [status, status === 'NONE' || status === 'APPROVED'] as const))(
  'in the review state %s the pages of API keys and OAuth clients are open: %s; those of research keys in each',
  (status, isOpen) => {
    const features: readonly FeatureName[] = ['qualtrics-research', 'oauth-clients'];
    expect(openPaths(userWith(API, status), features)).toEqual(
      isOpen ? { sections: ['apiKeys', 'oauthClients'], pages: 11 } : NOTHING,
    );
    expect(openPaths(userWith(INTEGRATED, status), ['oauth-clients', ...REPLACED])).toEqual(
      isOpen ? { sections: [], pages: 10 } : NOTHING,
    );
    expect(openPaths(userWith(MANAGE, status), features)).toEqual({ sections: ['researchKeys'], pages: 4 });
  },
);

test.each([
  ['integrations replace API keys', API, ['integrations-replace-api-keys', 'oauth-clients'], ORGANISATION, NOTHING],
  ['integrations themselves do not open keys', INTEGRATED.slice(1), REPLACED, ORGANISATION, NOTHING],
  ['they leave research keys', READ, ['integrations-replace-api-keys', 'qualtrics-research'], ORGANISATION, 'read'],
  ['the feature of research is off', MANAGE, [], ORGANISATION, NOTHING],
  ['reading alone opens no page that makes a key', READ, ['qualtrics-research'], ORGANISATION, 'read'],
  [
    'the right to change counts with that to read alone',
    MANAGE.slice(1),
    ['qualtrics-research'],
    ORGANISATION,
    NOTHING,
  ],
  ['a group is no access to the organisation', [...API, ...MANAGE], ['qualtrics-research'], GROUP, NOTHING],
  ['other rights', ['PLACE_ORDER_ACCESS'], ['qualtrics-research'], ORGANISATION, NOTHING],
] as const)('%s', (_name, authorities, features, access, expected) => {
  const opened = openPaths(userWith(authorities, 'APPROVED', access), features);
  expect(opened).toEqual(expected === 'read' ? { sections: ['researchKeys'], pages: 3 } : expected);
});
