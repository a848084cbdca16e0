import type { OrderDraft, OrderDraftSummary } from '@portal/shared/contract/orderDrafts';

/** A quick order of 25.00 USD for one person, saved once. */
export const buildOrderDraftSummary = (overrides: Partial<OrderDraftSummary> = {}): OrderDraftSummary => ({
  kind: 'QUICK',
  version: 1,
  format: 1,
  step: 'RECIPIENTS',
  updatedAt: '2026-11-20T14:05:00Z',
  accountIdentifier: 'A1',
  accountName: 'Marketing US',
  utid: 'U100001',
  rewardName: 'Coffee Card',
  amount: '25',
  currencyCode: 'USD',
  recipientCount: 1,
  fileUploadId: null,
  fileName: null,
  ...overrides,
});

/** The same with what is typed of it. */
export const buildOrderDraft = (overrides: Partial<OrderDraft> = {}): OrderDraft => ({
  ...buildOrderDraftSummary(),
  content: {
    groupAndAccount: { accountIdentifier: 'A1' },
    selectedReward: { utid: 'U100001', amount: '25', currencyCode: 'USD', brandName: 'Coffee Card' },
    recipients: [{ firstName: 'Zoé', lastName: '', email: 'zoe@recipient.example' }],
  },
  ...overrides,
});
