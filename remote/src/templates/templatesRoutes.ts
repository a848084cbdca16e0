import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import '../entities/delivery-template/locales.ts';
import { CHANGE_TEMPLATES, READ_TEMPLATES } from '../entities/delivery-template/templateRights.ts';
import './locales.ts';
import { TEMPLATE_STEPS } from './templateSteps.ts';

const step = (path: string, titleKey: string, segmentName: string): RouteRow => ({
  path,
  titleKey,
  permissions: CHANGE_TEMPLATES,
  otherwise: PATHS.emailTemplates,
  segmentName,
  isInPlace: true,
});
const createStepRows = (path: string, titleKey: string, segmentName: string): readonly RouteRow[] =>
  [path, ...TEMPLATE_STEPS.map((name) => `${path}/${name}`)].map((address) => step(address, titleKey, segmentName));

/** Routes of e-mail templates: the list, and the addresses of the form, which stays on the screen between them. */
export const templatesRoutes: readonly RouteRow[] = [
  {
    path: PATHS.emailTemplates,
    titleKey: 'templates:title.list',
    permissions: READ_TEMPLATES,
    nav: { entry: 'templates' },
    start: 5,
    segmentName: 'Email templates',
    page: async () => (await import('./pages/EmailTemplatesPage.tsx')).EmailTemplatesPage,
    children: [
      ...createStepRows(PATHS.createEmailTemplate, 'templates:title.create', 'New email template'),
      ...createStepRows(PATHS.editEmailTemplate, 'templates:title.edit', 'Edit email template'),
      ...createStepRows(PATHS.duplicateEmailTemplate, 'templates:title.duplicate', 'Copy email template'),
      step(PATHS.reviewEmailTemplate, 'templates:title.review', 'Review email template'),
    ],
  },
];
