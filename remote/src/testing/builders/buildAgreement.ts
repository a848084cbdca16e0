import type { Agreement } from '@portal/shared/contract/agreements';

/** Terms that a user accepted. */
export const buildAgreement = (overrides: Partial<Agreement> = {}): Agreement => ({
  agreementId: '1',
  kind: 'TERMS',
  version: '2026-11',
  language: 'en',
  date: '2026-11-20T10:00:00.000Z',
  name: 'Maya Okafor',
  email: 'maya@demo.example',
  ipAddress: '203.0.113.7',
  bankAccount: null,
  ...overrides,
});
