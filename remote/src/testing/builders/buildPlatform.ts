import type { Platform } from '@portal/shared/contract/platforms';

/** An approved organisation with the default features. */
export const buildPlatform = (overrides: Partial<Platform> = {}): Platform => ({
  platformClientId: 't-17',
  name: 'Northwind',
  description: null,
  status: 'ACTIVE',
  kybStatus: 'APPROVED',
  identityHash: 'hash-t-17',
  createdDate: '2026-01-02T09:00:00Z',
  accountFundingLimits: { creditCardFee: 0.035 },
  catalog: null,
  customers: [],
  platformKey: null,
  requiredLineItemNotes: false,
  requiredOrderNotes: false,
  requiredPurchaseOrderNumber: false,
  limitsRecipients: false,
  features: {},
  environment: 'Production',
  deliveryMethods: ['EMAIL'],
  supportEmail: 'support@demo.example',
  ...overrides,
});
