/** Cache tags for invalidation. Every list provides a list tag, every item an id tag; only tags invalidate. */
export const TAG_TYPES = [
  'Account',
  'AccountContacts',
  'Agreement',
  'Allowlist',
  'ApiKey',
  'BalanceAlert',
  'BankAccount',
  'BusinessReview',
  'Cart',
  'CartLine',
  'Catalog',
  'ConnectedApp',
  'Customer',
  'EmailTemplate',
  'Funding',
  'Incentive',
  'IncentiveCompletion',
  'MfaDevice',
  'MfaMethod',
  'Order',
  'OrderDraft',
  'OrderLine',
  'OrderSetting',
  'PaymentCard',
  'PaymentSource',
  'Platform',
  'PortalRecord',
  'PrintTemplate',
  'Profile',
  'Report',
  'Role',
  'SignInPolicy',
  'SignupDomain',
  'SsoAnswer',
  'SsoConnection',
  'SsoDomain',
  'SsoTest',
  'StaffAccount',
  'StaffAudit',
  'StaffHold',
  'StaffJob',
  'StaffPlatform',
  'StaffWire',
  'StaffWireInstructions',
  'SupportCase',
  'Undeliverable',
  'Upload',
  'User',
  'UserFile',
  'UserSession',
] as const;

export type TagType = (typeof TAG_TYPES)[number];

export interface Tag {
  readonly type: TagType;
  readonly id: string;
}

export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

export const idTag = (type: TagType, id: string): Tag => ({ type, id });

/** The tags of all that shows a balance. */
export const MONEY_MOVED = (['Account', 'Customer', 'Funding', 'PaymentSource'] as const).map(listTag);

/** The tags of all that shows a balance, an order or a cart. */
export const ORDER_PLACED = [...MONEY_MOVED, ...(['Order', 'OrderLine', 'Cart', 'CartLine'] as const).map(listTag)];

/** The tags of all that says how people sign in: a change of one part may lock or free another. */
export const SIGN_IN_CHANGED = (['SignInPolicy', 'SsoConnection', 'SsoDomain'] as const).map(listTag);
