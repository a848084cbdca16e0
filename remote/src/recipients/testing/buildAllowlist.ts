import type { AllowlistCheck, AllowlistOfPlatform } from '@portal/shared/contract/allowlist';

/** The state of a list of eight people, which is on. */
export const buildAllowlist = (overrides: Partial<AllowlistOfPlatform> = {}): AllowlistOfPlatform => ({
  recipientCount: 8,
  enabled: true,
  version: 3,
  modifiedDate: '2026-01-05T09:00:00Z',
  modifiedBy: 'Olga Owner',
  former: null,
  ...overrides,
});

/** A file that adds Ines, removes Hana and renames Ada. */
export const buildAllowlistCheck = (overrides: Partial<AllowlistCheck> = {}): AllowlistCheck => ({
  version: 3,
  rowCount: 2,
  wrong: [],
  repeated: [],
  added: [{ email: 'ines@recipient.example', firstName: 'Inès', lastName: 'Müller' }],
  removed: [{ email: 'hana@recipient.example', firstName: 'Hana', lastName: 'Novak' }],
  renamed: [
    {
      email: 'ada@recipient.example',
      firstName: 'Ada',
      lastName: 'Lovelace',
      formerFirstName: 'Ada',
      formerLastName: 'Byron',
    },
  ],
  unchanged: [],
  ...overrides,
});
