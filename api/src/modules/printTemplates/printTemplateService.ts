import type { PrintTemplate, PrintTemplateDefaults, PrintTemplateQuery } from '@portal/shared/contract/printTemplates';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { createTemplateService } from '../templates/index.ts';
import { PRINT_TEMPLATES } from './printTemplateKind.ts';

/** Reads print templates. */
export function createPrintTemplates(db: Db) {
  const templates = createTemplateService(db, PRINT_TEMPLATES);
  return {
    ...templates,

    /** The templates that the user may use, by name. */
    list: (user: SessionUser, query: PrintTemplateQuery): Promise<PrintTemplate[]> =>
      templates.list(user, (template) => isWanted(template, query)),

    /** The template that orders start with, by scope. */
    listDefaults: async (user: SessionUser): Promise<PrintTemplateDefaults> =>
      (await templates.listDefaults(user)).map(({ identifier, ...scope }) => ({
        ...scope,
        deliveryTemplateIdentifier: identifier,
      })),
  };
}

export type PrintTemplateService = ReturnType<typeof createPrintTemplates>;

/** True for a template that a search and the filter leave. */
function isWanted(template: PrintTemplate, { search, templateAccess }: PrintTemplateQuery): boolean {
  const wanted = search.toLowerCase();
  const { name, identifier, letterHeadTitle } = template;
  return (
    [name, identifier, letterHeadTitle].some((text) => text.toLowerCase().includes(wanted)) &&
    (templateAccess === undefined || templateAccess === template.templateAccess)
  );
}
