import { PATHS } from '@portal/shared/domain/access/paths';
import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import { API_KEYS, CHANGE_INTEGRATED_KEYS, CHANGE_RESEARCH_KEYS } from './keyRights.ts';

/** Pages with one head and one history. */
export interface KeyArea {
  readonly name: 'API_KEY' | 'RESEARCH_KEY' | 'OAUTH' | 'REWARDS';
  readonly historyPath: string;
}

/** A type of credentials where it is managed: the addresses of its pages, and the right to change it. */
export interface KeyKind {
  readonly type: ApiCredentialType;
  /** The words for it. */
  readonly noun: 'key' | 'client' | 'account';
  readonly area: KeyArea;
  readonly listPath: string;
  readonly createPath: string;
  /** Pattern of the address of one. */
  readonly keyPath: string;
  readonly change: PermissionRule;
  /** Section of settings. */
  readonly menu?: string;
}

const API: KeyArea = { name: 'API_KEY', historyPath: PATHS.apiKeyHistory };
const RESEARCH: KeyArea = { name: 'RESEARCH_KEY', historyPath: PATHS.researchKeyHistory };
const OAUTH: KeyArea = {
  name: 'OAUTH',
  historyPath: PATHS.oauthHistory,
};
const REWARDS: KeyArea = {
  name: 'REWARDS',
  historyPath: PATHS.integrationApiKeyHistory,
};

/** The areas of credentials. */
export const KEY_AREAS: readonly KeyArea[] = [API, RESEARCH, OAUTH, REWARDS];

const changeKeys = { ...API_KEYS, notEmulated: true } as const;

/** The keys of the API in settings. */
export const API_KEY_KIND: KeyKind = {
  type: 'API_KEY',
  noun: 'key',
  area: API,
  listPath: PATHS.apiKeys,
  createPath: PATHS.createApiKey,
  keyPath: PATHS.apiKey,
  change: changeKeys,
  menu: 'apiKeys',
};

/** The types of credentials, in the order of the tabs of their areas. */
export const KEY_KINDS: readonly KeyKind[] = [
  API_KEY_KIND,
  {
    type: 'RESEARCH_KEY',
    noun: 'key',
    area: RESEARCH,
    listPath: PATHS.researchKeys,
    createPath: PATHS.createResearchKey,
    keyPath: PATHS.researchKey,
    change: { ...CHANGE_RESEARCH_KEYS, notEmulated: true },
    menu: 'researchKeys',
  },
  {
    type: 'OAUTH_CLIENT',
    noun: 'client',
    area: OAUTH,
    listPath: PATHS.oauthClients,
    createPath: PATHS.createOauthClient,
    keyPath: PATHS.oauthClient,
    change: changeKeys,
    menu: 'oauthClients',
  },
  {
    type: 'SERVICE_ACCOUNT',
    noun: 'account',
    area: OAUTH,
    listPath: PATHS.serviceAccounts,
    createPath: PATHS.createServiceAccount,
    keyPath: PATHS.serviceAccount,
    change: changeKeys,
  },
  {
    type: 'API_KEY',
    noun: 'key',
    area: REWARDS,
    listPath: PATHS.integrationApiKeys,
    createPath: PATHS.createIntegrationApiKey,
    keyPath: PATHS.integrationApiKey,
    change: CHANGE_INTEGRATED_KEYS,
  },
  {
    type: 'OAUTH_CLIENT',
    noun: 'client',
    area: REWARDS,
    listPath: PATHS.integrationOauthClients,
    createPath: PATHS.createIntegrationOauthClient,
    keyPath: PATHS.integrationOauthClient,
    change: CHANGE_INTEGRATED_KEYS,
  },
  {
    type: 'SERVICE_ACCOUNT',
    noun: 'account',
    area: REWARDS,
    listPath: PATHS.integrationServiceAccounts,
    createPath: PATHS.createIntegrationServiceAccount,
    keyPath: PATHS.integrationServiceAccount,
    change: CHANGE_INTEGRATED_KEYS,
  },
];
