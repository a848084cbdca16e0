import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { holds, type Authority, type PermissionHolder } from '@portal/shared/domain/permissions';
import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';

type Features = Readonly<Record<string, boolean>>;

export interface NavEntry {
  readonly key: 'order' | 'history' | 'templates' | 'funding' | 'reports' | 'research' | 'settings';
  readonly icon: ComponentType<IconProps>;
  /** One of these codes shows the entry. */
  readonly any: readonly Authority[];
  readonly feature?: string;
  /** Its targets: the first address that exists and is allowed is used. */
  readonly targets: (user: PermissionHolder, features: Features) => readonly string[];
}

/** One of these codes opens Team settings; each section has its own rule too. */
export const SETTINGS_AUTHORITIES: readonly Authority[] = [
  'USER_ADMINISTRATION',
  'PLACE_ORDER_ACCESS',
  'ACCOUNT_ACCESS',
  'FUNDING_MANAGE',
  'RECIPIENT_WHITELIST_MANAGE',
  'PLATFORM_ORDER_SETTINGS',
  'API_KEYS_MANAGE',
  'QUALTRICS_API_KEYS_ACCESS',
  'AUTH_MANAGEMENT_MANAGE',
];

const reportTargets: NavEntry['targets'] = (user, features) => {
  if (!holds(user, 'ORDER_REPORT_MANAGE')) return ['/reports-generated'];
  return [features['generate-new-reports'] === true ? '/reporting' : '/reports'];
};

/** The seven entries of the side navigation; the last one's targets are the settings pages. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { key: 'order', icon: IconGift, any: ['PLACE_ORDER_ACCESS'], targets: () => ['/order'] },
  {
    key: 'history',
    icon: IconHistory,
    any: ['ORDER_HISTORY_ACCESS', 'INDIVIDUAL_ORDER_HISTORY_ACCESS'],
    targets: (_user, features) =>
      features['line-item-table'] === true ? ['/orders/line-item-history', '/orders'] : ['/orders'],
  },
  { key: 'templates', icon: IconMail, any: ['EMAIL_TEMPLATES_ACCESS'], targets: () => ['/email-templates'] },
  {
    key: 'funding',
    icon: IconWallet,
    any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'],
    targets: (user) => (holds(user, 'FUNDING_MANAGE') ? ['/funding', '/funding/history'] : ['/funding/history']),
  },
  { key: 'reports', icon: IconChartBar, any: ['ORDER_REPORT_ACCESS', 'ORDER_REPORT_MANAGE'], targets: reportTargets },
  {
    key: 'research',
    icon: IconClipboardList,
    any: ['INTEGRATIONS_ACCESS', 'INTEGRATIONS_MANAGE'],
    feature: 'qualtrics-research',
    targets: () => ['/qualtrics-research'],
  },
  { key: 'settings', icon: IconSettings, any: SETTINGS_AUTHORITIES, targets: () => [] },
];
