import type { ApiCredential } from '@portal/shared/contract/apiCredentials';

/** A key for the account of `buildAccount` that works and was not called with yet. */
export const buildApiKey = (overrides: Partial<ApiCredential> = {}): ApiCredential => ({
  credentialId: 'k1',
  type: 'API_KEY',
  displayName: 'Payroll sync',
  maskedKey: 'rpk_prod_k1_…9f2c',
  clientId: null,
  redirectUris: [],
  scopes: ['catalog:read', 'orders:write'],
  organizationAccess: false,
  groups: [],
  accounts: [
    { accountIdentifier: 'A1', displayName: 'Marketing US', customerIdentifier: 'G1', groupDisplayName: 'Marketing' },
  ],
  status: 'ACTIVE',
  lastDay: null,
  createdDate: '2026-11-02T09:00:00Z',
  createdBy: { name: 'Ada Byron', email: 'ada@demo.example' },
  deactivatedDate: null,
  deactivatedBy: null,
  lastUsedDate: null,
  lastUsedFor: null,
  incentives: [],
  ...overrides,
});
