import { PATHS } from '@portal/shared/domain/access/paths';
import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import { useLocation } from 'react-router-dom';
import { API_KEYS, CHANGE_RESEARCH_KEYS } from './keyRights.ts';

/** Types of credentials that are keys. */
export type KeyType = Exclude<ApiCredentialType, 'OAUTH_CLIENT' | 'SERVICE_ACCOUNT'>;

/** A type of keys: the addresses of its pages, and the right to change it. */
export interface KeyKind {
  readonly type: KeyType;
  readonly listPath: string;
  readonly createPath: string;
  readonly historyPath: string;
  /** Pattern of the address of one key. */
  readonly keyPath: string;
  readonly change: PermissionRule;
}

const API: KeyKind = {
  type: 'API_KEY',
  listPath: PATHS.apiKeys,
  createPath: PATHS.createApiKey,
  historyPath: PATHS.apiKeyHistory,
  keyPath: PATHS.apiKey,
  change: { ...API_KEYS, notEmulated: true },
};
const RESEARCH: KeyKind = {
  type: 'RESEARCH_KEY',
  listPath: PATHS.researchKeys,
  createPath: PATHS.createResearchKey,
  historyPath: PATHS.researchKeyHistory,
  keyPath: PATHS.researchKey,
  change: { ...CHANGE_RESEARCH_KEYS, notEmulated: true },
};

/** Returns the type of keys that the page at this address is about. */
export const useKeyKind = (): KeyKind => (useLocation().pathname.startsWith(PATHS.researchKeys) ? RESEARCH : API);
