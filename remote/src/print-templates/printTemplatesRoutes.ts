import { PATHS } from '@portal/shared/domain/access/paths';
import { CHANGE_TEMPLATES, READ_TEMPLATES } from '../entities/delivery-template/templateRights.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import './locales.ts';

const side = (path: string, titleKey: string, segmentName: string): RouteRow => ({
  path,
  titleKey,
  permissions: CHANGE_TEMPLATES,
  otherwise: PATHS.printTemplates,
  segmentName,
  isInPlace: true,
});

/** Routes of print templates: the list, and the two sides of the form, which stays on the screen between them. */
export const printTemplatesRoutes: readonly RouteRow[] = [
  {
    path: PATHS.printTemplates,
    titleKey: 'printTemplates:title.list',
    permissions: READ_TEMPLATES,
    nav: { entry: 'templates' },
    segmentName: 'Print templates',
    page: async () => (await import('./pages/PrintTemplatesPage.tsx')).PrintTemplatesPage,
    children: [
      side(PATHS.createPrintTemplate, 'printTemplates:title.create', 'New print template'),
      side(PATHS.createPrintTemplateOther, 'printTemplates:title.create', 'New print template other side'),
      side(PATHS.editPrintTemplate, 'printTemplates:title.edit', 'Edit print template'),
      side(PATHS.editPrintTemplateOther, 'printTemplates:title.edit', 'Edit print template other side'),
      side(PATHS.duplicatePrintTemplate, 'printTemplates:title.duplicate', 'Copy print template'),
      side(PATHS.duplicatePrintTemplateOther, 'printTemplates:title.duplicate', 'Copy print template other side'),
    ],
  },
];
