import { PATHS } from '@portal/shared/domain/access/paths';
import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { API_KEYS, CHANGE_RESEARCH_KEYS, READ_RESEARCH_KEYS } from './keyRights.ts';
import './locales.ts';

const toRule = ({ all = [], accessLevel }: PermissionRule) => ({
  permissions: { all },
  ...(accessLevel !== undefined && { accessLevel }),
});

const api = { ...toRule(API_KEYS), featureOff: 'integrations-replace-api-keys' } as const;
const research = { ...toRule(READ_RESEARCH_KEYS), feature: 'qualtrics-research' } as const;

const loadList = async () => (await import('./pages/ApiKeysPage.tsx')).ApiKeysPage;
const loadCreate = async () => (await import('./pages/CreateKeyPage.tsx')).CreateKeyPage;
const loadKey = async () => (await import('./pages/ApiKeyPage.tsx')).ApiKeyPage;
const loadHistory = async () => (await import('./pages/KeyHistoryPage.tsx')).KeyHistoryPage;

/** Routes of the keys of the API, and of those of a survey tool. */
export const apiKeysRoutes: readonly RouteRow[] = [
  {
    ...api,
    path: PATHS.apiKeys,
    titleKey: 'apiKeys:title.API_KEY',
    segmentName: 'API keys',
    menu: 'apiKeys',
    page: loadList,
    children: [
      {
        ...api,
        path: PATHS.createApiKey,
        titleKey: 'apiKeys:create.API_KEY',
        segmentName: 'New API key',
        page: loadCreate,
      },
      { ...api, path: PATHS.apiKey, titleKey: 'apiKeys:title.one', segmentName: 'API key', page: loadKey },
    ],
  },
  {
    ...api,
    path: PATHS.apiKeyHistory,
    titleKey: 'apiKeys:title.history',
    segmentName: 'API key history',
    page: loadHistory,
  },
  {
    ...research,
    path: PATHS.researchKeys,
    titleKey: 'apiKeys:title.RESEARCH_KEY',
    segmentName: 'Research API keys',
    menu: 'researchKeys',
    page: loadList,
    children: [
      {
        ...research,
        ...toRule(CHANGE_RESEARCH_KEYS),
        path: PATHS.createResearchKey,
        titleKey: 'apiKeys:create.RESEARCH_KEY',
        segmentName: 'New research API key',
        otherwise: PATHS.researchKeys,
        page: loadCreate,
      },
      {
        ...research,
        path: PATHS.researchKey,
        titleKey: 'apiKeys:title.one',
        segmentName: 'Research API key',
        page: loadKey,
      },
    ],
  },
  {
    ...research,
    path: PATHS.researchKeyHistory,
    titleKey: 'apiKeys:title.history',
    segmentName: 'Research API key history',
    page: loadHistory,
  },
];
