import type { Treatment } from './treatments.ts';

/** Default feature treatments, used where a platform sets none. */
export const FEATURE_DEFAULTS = {
  'shopping-cart': 'on',
  'line-item-table': 'on',
  'usd-accounts-only': 'off',
  'generate-new-reports': 'on',
  'generated-reports': 'on',
  'qualtrics-research': 'on',
  'user-management-permission': 'off',
  'recipients-whitelist': 'on',
  'order-settings': 'on',
  'integrations-replace-api-keys': 'off',
  integrations: 'on',
  'oauth-clients': 'on',
  'authentication-page': 'on',
  'accounts-page': 'off',
  'help-redirect': 'off',
  'ignore-forbidden': 'off',
  'undeliverable-popup': 'on',
  'ach-for-watch': 'off',
  'blast-mode': 'off',
  'bulk-orders': 'on',
  referral: 'off',
  'new-address-banner': 'off',
} as const satisfies Record<string, Treatment>;

export type FeatureName = keyof typeof FEATURE_DEFAULTS;

/** True for the name of a feature. */
export const isFeature = (name: string): name is FeatureName => Object.hasOwn(FEATURE_DEFAULTS, name);
