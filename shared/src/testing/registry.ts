import type { Registry, RegistryVersion } from '../federation/registry.ts';

/** Registry version with fixed values. */
export const buildVersion = (overrides: Partial<RegistryVersion> = {}): RegistryVersion => ({
  container: 'portal_1_4_2',
  baseUrl: '/remotes/portal/1.4.2/',
  entry: { file: 'remoteEntry.js', integrity: 'sha384-AAAA' },
  assets: { 'funding.ab12.css': 'sha384-BBBB' },
  contract: { implements: '1.0.0', requiresHost: '^1.0.0', requiresApi: '^1.0.0' },
  capabilities: { requires: ['session@1'], optional: ['navigation@1'] },
  stateSchema: 1,
  build: { commit: 'abc123', at: '2026-11-19T09:12:00Z' },
  modules: {
    portal: { expose: './portal', enabled: true },
    ordering: {
      expose: './ordering',
      enabled: false,
      disabledReason: { code: 'MAINTENANCE', until: '2026-11-20T12:00:00Z' },
    },
  },
  ...overrides,
});

/** Registry with one active version. */
export const buildRegistry = (version: Partial<RegistryVersion> = {}): Registry => ({
  schema: 1,
  serial: 412,
  issuedAt: '2026-11-20T10:00:00Z',
  expiresAt: '9999-12-20T10:00:00Z',
  origins: ['self'],
  remotes: { portal: { active: '1.4.2', versions: { '1.4.2': buildVersion(version) } } },
});
