import type { PrintTemplate, PrintTemplateBody } from '@portal/shared/contract/printTemplates';
import { STANDARD_PTID } from '@portal/shared/domain/settings';
import { headerImageHash } from '@portal/shared/domain/templates/headerImage';
import type { Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { hasImage, type ChangeTemplateService, type TemplateKind } from '../templates/index.ts';
import * as reading from './printTemplateReadModel.ts';
import * as templates from './printTemplateRepository.ts';
import { PRINT_TEMPLATE_FAILURES } from './printTemplatesErrors.ts';
import { toPrintContent } from './toPrintContent.ts';
import { inLanguage, toPrintTemplate } from './toPrintTemplate.ts';

export type PrintTemplateChanges = ChangeTemplateService<PrintTemplateBody, PrintTemplate>;
type PrintTemplateKind = TemplateKind<
  reading.PrintTemplateRow,
  PrintTemplateBody,
  templates.PrintTemplateContent,
  PrintTemplate
>;

/** Raises 400 at an image that the organisation does not have. */
export async function requireLogo(
  executor: Executor,
  platformId: bigint,
  { logo_url }: { readonly logo_url?: string | null },
): Promise<void> {
  const hash = logo_url ? headerImageHash(logo_url) : null;
  if (hash !== null && !(await hasImage(executor, platformId, hash)))
    throw new AppError(PRINT_TEMPLATE_FAILURES.imageGone);
}

/** Templates of letters. */
export const PRINT_TEMPLATES: PrintTemplateKind = {
  entity: 'printTemplate',
  column: 'ptid',
  initial: 'P',
  standard: STANDARD_PTID,
  standardFailure: PRINT_TEMPLATE_FAILURES.standard,
  store: {
    find: reading.findPrintTemplate,
    listUsable: reading.listPrintTemplates,
    listOfAccount: reading.listAccountPrintTemplates,
    findName: reading.findPrintTemplateName,
    listDefaults: reading.listPrintDefaults,
    listDefaultNames: reading.listPrintDefaultNames,
    count: templates.countPrintTemplates,
    insert: templates.insertPrintTemplate,
    change: templates.changePrintTemplate,
    remove: templates.deletePrintTemplate,
    replaceScopes: templates.replacePrintScopes,
    replaceDefaults: templates.replacePrintDefaults,
  },
  identifierOf: ({ ptid }) => ptid,
  nameOf: (row, langKey) => inLanguage(row, langKey).name,
  toContent: toPrintContent,
  requireUsable: requireLogo,
  toStored: toPrintContent,
  toWire: toPrintTemplate,
};
