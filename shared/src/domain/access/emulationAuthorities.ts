import { AUTHORITIES, type Authority } from './permissions.ts';

/** Rights that staff do not get when they emulate an organisation: these spend, show a reward's value or let somebody in. */
const NEVER_EMULATED: readonly Authority[] = [
  'PLACE_ORDER_ACCESS',
  'FUNDING_MANAGE',
  'PAYMENT_METHODS_MANAGE',
  'REWARD_CREDENTIALS_ACCESS',
  'REISSUE_REWARDS_MANAGE',
  'REISSUE_EXPIRED_PROMO_LINK_REWARDS_MANAGE',
  'USER_ADMINISTRATION',
  'USER_MANAGEMENT_MANAGE',
  'ROLE_MANAGEMENT_MANAGE',
  'API_KEYS_MANAGE',
  'QUALTRICS_API_KEYS_MANAGE',
  'INTEGRATIONS_MANAGE',
  'AUTH_MANAGEMENT_MANAGE',
  'STAFF_ACCESS',
];

/** Rights of staff who emulate an organisation: everything that it sees. */
export const EMULATION_AUTHORITIES: readonly Authority[] = AUTHORITIES.filter((code) => !NEVER_EMULATED.includes(code));
