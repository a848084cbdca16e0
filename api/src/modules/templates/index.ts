import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import { routesOf, type Routes } from '../../plugins/defineRoute.ts';
import { changeTemplateRoutes } from './changeTemplateRoutes.ts';
import { createChangeTemplateService, type ListTemplateUses } from './changeTemplateService.ts';
import { mailPreviewRoutes } from './mailPreviewRoutes.ts';
import { createMailPreview } from './mailPreviewService.ts';
import { createTemplatePreview } from './templatePreviewService.ts';
import { templateRoutes } from './templateRoutes.ts';
import { createTemplateService } from './templateService.ts';

export { insertStandardTemplate, insertTemplate, replaceDefaults, replacePlaces } from './templateRepository.ts';
export { findTemplateName, templateVersions } from './templateReadModel.ts';
export type { UsedTemplate } from './changeTemplateService.ts';

interface TemplatesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'publicUrl' | 'mailFrom'>;
  readonly listUses: readonly ListTemplateUses[];
}

/** Wires e-mail templates. */
export function createTemplatesModule({ db, clock, env, listUses }: TemplatesDeps): { readonly routes: Routes } {
  const templates = createTemplateService(db);
  const changes = createChangeTemplateService({ db, clock, listUses });
  return {
    routes: routesOf([
      changeTemplateRoutes({ db, templates, changes }),
      templateRoutes({ service: templates }),
      mailPreviewRoutes({
        preview: createMailPreview({ db, clock, env }),
        previewTemplate: createTemplatePreview({ db, clock, env }),
      }),
    ]),
  };
}
