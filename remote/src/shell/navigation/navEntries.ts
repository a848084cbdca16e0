import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { USER_MANAGEMENT, type Authority } from '@portal/shared/domain/access/permissions';
import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { NavKey } from '../../entities/permissions/routeRow.ts';

export interface NavEntry {
  readonly key: Exclude<NavKey, 'staff'> | 'settings';
  readonly icon: ComponentType<IconProps>;
}

/** One of these codes opens Team settings; each section has its own rule too. */
export const SETTINGS_AUTHORITIES: readonly Authority[] = [
  ...USER_MANAGEMENT,
  'ROLE_MANAGEMENT_MANAGE',
  'PLACE_ORDER_ACCESS',
  'ACCOUNT_ACCESS',
  'ACCOUNT_MANAGE',
  'FUNDING_MANAGE',
  'RECIPIENT_WHITELIST_MANAGE',
  'PLATFORM_ORDER_SETTINGS',
  'API_KEYS_MANAGE',
  'QUALTRICS_API_KEYS_ACCESS',
  'AUTH_MANAGEMENT_MANAGE',
  'INTEGRATIONS_PAGE_ACCESS',
  'PLATFORM_MANAGE',
];

/** The entries of the side navigation, in their order; the rows say who sees them and where they lead. Staff's stand below. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { key: 'order', icon: IconGift },
  { key: 'history', icon: IconHistory },
  { key: 'templates', icon: IconMail },
  { key: 'funding', icon: IconWallet },
  { key: 'reports', icon: IconChartBar },
  { key: 'research', icon: IconClipboardList },
  { key: 'settings', icon: IconSettings },
];
