import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../../../entities/permissions/routeRow.ts';
import './locales.ts';

const side = {
  titleKey: 'printChooser:title',
  permissions: { all: ['PLACE_ORDER_ACCESS'], any: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] },
  otherwise: PATHS.catalog,
} as const satisfies Partial<RouteRow>;

/** The letters of an order that is not sent yet, a side of them at an address. */
export const printChooserRoutes: readonly RouteRow[] = [
  {
    ...side,
    path: PATHS.orderPrintTemplates,
    segmentName: 'Order letters',
    page: async () => (await import('./pages/PrintChooserPage.tsx')).PrintChooserPage,
    children: [
      { ...side, path: PATHS.orderPrintTemplatesOther, segmentName: 'Order letters other side', isInPlace: true },
    ],
  },
];
