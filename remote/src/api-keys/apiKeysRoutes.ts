import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { KEY_AREAS, KEY_KINDS, type KeyArea, type KeyKind } from './keyKinds.ts';
import { API_KEYS, READ_INTEGRATED_KEYS, READ_RESEARCH_KEYS } from './keyRights.ts';
import './locales.ts';

type Access = Pick<RouteRow, 'permissions' | 'accessLevel' | 'feature' | 'featureOff'>;

const toRule = ({ all = [], any, accessLevel }: PermissionRule) => ({
  permissions: { all, ...(any !== undefined && { any }) },
  ...(accessLevel !== undefined && { accessLevel }),
});

const loadList = async () => (await import('./pages/ApiKeysPage.tsx')).ApiKeysPage;
const loadCreate = async () => (await import('./pages/CreateKeyPage.tsx')).CreateKeyPage;
const loadKey = async () => (await import('./pages/ApiKeyPage.tsx')).ApiKeyPage;
const loadHistory = async () => (await import('./pages/KeyHistoryPage.tsx')).KeyHistoryPage;

const REPLACED = 'integrations-replace-api-keys';

/** The rights and features that open the pages of an area. */
const ACCESS: Readonly<Record<KeyArea['name'], Access>> = {
  API_KEY: { ...toRule(API_KEYS), featureOff: REPLACED },
  RESEARCH_KEY: { ...toRule(READ_RESEARCH_KEYS), feature: 'qualtrics-research' },
  OAUTH: { ...toRule(API_KEYS), feature: 'oauth-clients', featureOff: REPLACED },
  REWARDS: { ...toRule(READ_INTEGRATED_KEYS), feature: [REPLACED, 'integrations'] },
};
const INTEGRATED_OAUTH: Access = { ...ACCESS.REWARDS, feature: [REPLACED, 'integrations', 'oauth-clients'] };

/** Names of the pages in statistics. */
const SEGMENTS: Readonly<Record<ApiCredentialType, string>> = {
  API_KEY: 'API key',
  RESEARCH_KEY: 'Research API key',
  OAUTH_CLIENT: 'OAuth client',
  SERVICE_ACCOUNT: 'Service account',
};
const HISTORIES: Readonly<Record<KeyArea['name'], string>> = {
  API_KEY: 'API key history',
  RESEARCH_KEY: 'Research API key history',
  OAUTH: 'OAuth client history',
  REWARDS: 'Rewards API history',
};

/** Returns the row of a type: its list, with the dialog that makes one and the detail beside it. */
function toRow({ type, noun, area, listPath, createPath, keyPath, change, menu }: KeyKind): RouteRow {
  const read = area.name === 'REWARDS' && noun !== 'key' ? INTEGRATED_OAUTH : ACCESS[area.name];
  const one = SEGMENTS[type];
  return {
    ...read,
    path: listPath,
    titleKey: `apiKeys:title.${type}`,
    segmentName: `${one}s`,
    ...(menu !== undefined && { menu }),
    page: loadList,
    children: [
      {
        ...read,
        ...toRule(change),
        path: createPath,
        titleKey: `apiKeys:create.${type}`,
        segmentName: `New ${one}`,
        otherwise: listPath,
        page: loadCreate,
      },
      { ...read, path: keyPath, titleKey: `apiKeys:${noun}.one`, segmentName: one, page: loadKey },
    ],
  };
}

/** Returns the row of the history of an area. */
const toHistoryRow = ({ name, historyPath }: KeyArea): RouteRow => ({
  ...ACCESS[name],
  path: historyPath,
  titleKey: 'apiKeys:title.history',
  segmentName: HISTORIES[name],
  page: loadHistory,
});

/** Routes of the credentials of the API. A client's address would match that of the list of service accounts, which comes first. */
export const apiKeysRoutes: readonly RouteRow[] = KEY_AREAS.flatMap((area) => [
  toHistoryRow(area),
  ...KEY_KINDS.filter((kind) => kind.area === area)
    .toReversed()
    .map(toRow),
]);
