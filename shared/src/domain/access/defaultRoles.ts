import { CUSTOMER_AUTHORITIES, type Authority } from './permissions.ts';

/** Rights to keys of the API, which nobody holds until somebody is given them. */
export const KEY_AUTHORITIES: readonly Authority[] = [
  'API_KEYS_MANAGE',
  'QUALTRICS_API_KEYS_ACCESS',
  'QUALTRICS_API_KEYS_MANAGE',
];

const SUPPORT: readonly Authority[] = ['ORDER_HISTORY_ACCESS', 'SUPPORT_CASE_MANAGE'];

/** The roles that every organisation has, with their rights. They can be copied, not changed; their names are translated. */
export const DEFAULT_ROLES = {
  admin: CUSTOMER_AUTHORITIES.filter((code) => !KEY_AUTHORITIES.includes(code)),
  standard: [
    'PLACE_ORDER_ACCESS',
    'ORDER_HISTORY_ACCESS',
    'VIEW_BALANCE_ACCESS',
    'FUNDING_ACCESS',
    'EMAIL_TEMPLATES_ACCESS',
  ],
  'support lead': [
    ...SUPPORT,
    'ORDER_HISTORY_MANAGE',
    'FREEZE_REWARDS_MANAGE',
    'CANCEL_REWARDS_MANAGE',
    'REISSUE_REWARDS_MANAGE',
    'REISSUE_EXPIRED_PROMO_LINK_REWARDS_MANAGE',
    'REWARD_CREDENTIALS_ACCESS',
  ],
  support: SUPPORT,
} as const satisfies Record<string, readonly Authority[]>;

export type DefaultRole = keyof typeof DEFAULT_ROLES;
