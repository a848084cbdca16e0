import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import './locales.ts';

const upload = {
  permissions: { all: ['PLACE_ORDER_ACCESS'] },
  segmentName: 'Bulk upload',
} as const satisfies Partial<RouteRow>;

/** Files of recipients: the user's, and one of them. */
export const uploadRoutes: readonly RouteRow[] = [
  {
    ...upload,
    path: PATHS.bulkUpload,
    titleKey: 'upload:title.uploads',
    page: async () => (await import('./pages/UploadsPage.tsx')).UploadsPage,
  },
  {
    ...upload,
    path: PATHS.upload,
    titleKey: 'upload:title.upload',
    page: async () => (await import('./pages/UploadPage.tsx')).UploadPage,
  },
];
