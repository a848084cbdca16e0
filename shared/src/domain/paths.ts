/** Where the host mounts the portal. */
export const PORTAL_MOUNT = '/vue/#';

/**
 * Addresses of the portal's pages, below `/vue/#`. Route rows take them as patterns, links fill them with the router's
 * `generatePath`, mails lead to those without parameters.
 */
export const PATHS = {
  start: '/',
  landing: '/landing-redirect',
  signIn: '/login',
  forgotPassword: '/forgot/password',
  forgotPasswordSent: '/forgot/password/success',
  resetPassword: '/resetPassword/:tokenId',
  invitation: '/invite/token/:token',
  expiredPassword: '/expired-password/:tokenId',
  mfa: '/mfa',
  registerPhone: '/register-phone',
  home: '/home',
  catalog: '/order',
  wholeCatalog: '/order/explore-all-tango-catalog',
  reward: '/order/reward/:brandKey',
  checkout: '/order/checkout',
  confirmOrder: '/order/checkout/confirm',
  orders: '/orders/order-history',
  ordersShort: '/orders',
  lineItems: '/orders/line-items',
  lineItemHistory: '/orders/line-item-history',
  order: '/orders/:referenceOrderId',
  orderLine: '/orders/:referenceOrderId/:lineNumber',
  orderComplete: '/order-complete/:referenceOrderId',
  funding: '/funding',
  addFunds: '/funding/add-funds',
  fundingHistory: '/funding/history',
  fundingTransaction: '/funding/transactions/:accountIdentifier/:accountTransactionID',
  fundingHistoryTransaction: '/funding/history/:accountIdentifier/:accountTransactionID',
  fundingHistoryShort: '/funding-history',
  legal: '/legal/:document',
  settings: '/settings',
  profile: '/settings/user',
  accounts: '/groups',
  accountsNew: '/accounts',
  createAccount: '/accounts/create',
  createGroup: '/accounts/create-group',
  group: '/groups/:customerIdentifier',
  account: '/groups/:customerIdentifier/:accountIdentifier',
  balanceAlerts: '/accounts/balance-alerts',
  createBalanceAlert: '/accounts/balance-alerts/create',
  editBalanceAlert: '/accounts/balance-alerts/edit/:identifier',
  emulation: '/emulation-token-auth',
  staffPlatforms: '/staff/platforms',
  staffPlatform: '/staff/platforms/:platformClientId',
  staffKyb: '/staff/kyb',
  staffKybReview: '/staff/kyb/:platformClientId',
  staffAudits: '/staff/audits',
  staffRecords: '/staff/records',
  staffHealth: '/staff/health',
  staffJobs: '/staff/jobs',
  staffCalls: '/staff/calls',
} as const;

/** Address of the terms, the privacy notice or the licences. */
export const legalPath = (document: 'terms' | 'privacy' | 'licences'): string => `/legal/${document}`;
