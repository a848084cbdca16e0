import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

const MANAGE_RECIPIENTS = {
  permissions: { all: ['RECIPIENT_WHITELIST_MANAGE'] },
  accessLevel: 'PLATFORM',
  feature: 'recipients-whitelist',
} as const;

/** Routes of the recipient list. */
export const recipientsRoutes: readonly RouteRow[] = [
  {
    ...MANAGE_RECIPIENTS,
    path: PATHS.recipients,
    titleKey: 'allowlist:title.list',
    segmentName: 'Recipients',
    menu: 'recipients',
    page: async () => (await import('./pages/RecipientsPage.tsx')).RecipientsPage,
  },
  {
    ...MANAGE_RECIPIENTS,
    path: PATHS.updateRecipients,
    titleKey: 'allowlist:title.update',
    segmentName: 'Upload recipients',
    page: async () => (await import('./pages/UpdateRecipientsPage.tsx')).UpdateRecipientsPage,
  },
];
