/** The address at which the host mounts the portal. */
export const PORTAL_MOUNT = '/vue/#';

/** The host's address of sign-in, which leads to the portal's. */
export const HOST_SIGN_IN_PAGE = '/login';

/** The host's page for operators, which opens also when the portal does not. */
export const HOST_REMOTES_PAGE = '/host/remotes';

/** The host's page on which staff try a build of their own machine in one tab. */
export const HOST_OVERRIDE_PAGE = '/host/override';

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
  resetPasswordCut: '/resetPassword',
  invitation: '/invite/token/:token',
  invitationCut: '/invite/token',
  expiredPassword: '/expired-password/:tokenId',
  mfa: '/mfa',
  registerPhone: '/register-phone',
  home: '/home',
  catalog: '/order',
  wholeCatalog: '/order/explore-all-tango-catalog',
  reward: '/order/reward/:brandKey',
  checkout: '/order/checkout',
  confirmOrder: '/order/checkout/confirm',
  cart: '/order/cart',
  orderEmailTemplates: '/order/email-templates-simple',
  bulkUpload: '/order/bulk-upload',
  upload: '/order/bulk-upload/:uploadId',
  orders: '/orders/order-history',
  ordersShort: '/orders',
  lineItems: '/orders/line-items',
  lineItemHistory: '/orders/line-item-history',
  resendRewards: '/orders/resend-rewards',
  resendBatch: '/orders/resend-rewards/:batchIdentifier',
  order: '/orders/:referenceOrderId',
  orderLine: '/orders/:referenceOrderId/:lineNumber',
  orderComplete: '/order-complete/:referenceOrderId',
  funding: '/funding',
  addFunds: '/funding/add-funds',
  addCard: '/funding/cards/add',
  editCard: '/funding/cards/:cardToken/edit',
  addBankAccount: '/funding/ach/create',
  editBankAccount: '/funding/ach/edit/:identifier',
  verifyBankAccount: '/funding/ach/verify/:identifier',
  bankRequest: '/funding/ach/request/:requestReferenceNumber',
  pendingFunds: '/funding/pending',
  fundingWire: '/funding/wire',
  fundingHistory: '/funding/history',
  fundingStatement: '/funding/history/statement',
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
  balanceAlert: '/accounts/balance-alerts/:identifier',
  createBalanceAlert: '/accounts/balance-alerts/create',
  editBalanceAlert: '/accounts/balance-alerts/edit/:identifier',
  emailTemplates: '/email-templates',
  createEmailTemplate: '/email-templates/create',
  editEmailTemplate: '/email-templates/edit/:etid',
  duplicateEmailTemplate: '/email-templates/duplicate/:etid',
  reviewEmailTemplate: '/email-templates/review',
  users: '/users',
  userBeside: '/users/list/:userId',
  addUser: '/users/create',
  user: '/users/:userId',
  editUser: '/users/:userId/edit',
  roles: '/roles',
  rolesOfUsers: '/users/role-management',
  createRole: '/roles/create',
  role: '/roles/:roleId',
  editRole: '/roles/:roleId/edit',
  emulation: '/emulation-token-auth',
  staffPlatforms: '/staff/platforms',
  staffPlatform: '/staff/platforms/:platformClientId',
  staffKyb: '/staff/kyb',
  staffKybReview: '/staff/kyb/:platformClientId',
  staffWires: '/staff/wires',
  staffWire: '/staff/wires/:reference/:depositIdentifier',
  staffWireInstructions: '/staff/wire-instructions',
  staffAudits: '/staff/audits',
  staffAudit: '/staff/audits/:platformClientId/:auditId',
  staffRecords: '/staff/records',
  staffHealth: '/staff/health',
  staffJobs: '/staff/jobs',
  staffCalls: '/staff/calls',
} as const;

/** Address of the terms, the privacy notice or the licences. */
export const legalPath = (document: 'terms' | 'privacy' | 'licences'): string => `/legal/${document}`;
