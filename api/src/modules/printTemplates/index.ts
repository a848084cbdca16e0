import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { createChangeTemplateService, type ListTemplateUses } from '../templates/index.ts';
import { changePrintTemplateRoutes } from './changePrintTemplateRoutes.ts';
import { createLetterPreview, type LetterPreviewDeps } from './letterPreviewService.ts';
import { PRINT_TEMPLATES } from './printTemplateKind.ts';
import { printTemplateRoutes } from './printTemplateRoutes.ts';
import { createPrintTemplates } from './printTemplateService.ts';

export { readLetterLook } from './letterLook.ts';
export { findPrintTemplateName, isImageOfPrintTemplate, printTemplateVersions } from './printTemplateReadModel.ts';
export { insertPrintTemplate, insertStandardPrintTemplate } from './printTemplateRepository.ts';
export { inLanguage as printTemplateInLanguage } from './toPrintTemplate.ts';

interface PrintTemplatesDeps extends LetterPreviewDeps {
  readonly listUses: readonly ListTemplateUses[];
}

/** Wires print templates. */
export function createPrintTemplatesModule(deps: PrintTemplatesDeps): ApiModule {
  const { db, clock, listUses } = deps;
  const templates = createPrintTemplates(db);
  const changes = createChangeTemplateService({ db, clock, kind: PRINT_TEMPLATES, listUses });
  return {
    routes: routesOf([
      changePrintTemplateRoutes({ db, templates, changes }),
      printTemplateRoutes({ templates, preview: createLetterPreview(deps) }),
    ]),
  };
}
