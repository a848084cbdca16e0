import type { Clock } from '../../clock.ts';
import type { Db, Executor } from '../../db/client.ts';
import type { Env } from '../../env/env.ts';
import { routesOf, type Routes } from '../../plugins/defineRoute.ts';
import { mailPreviewRoutes } from './mailPreviewRoutes.ts';
import { createMailPreview } from './mailPreviewService.ts';
import { listTemplates, type AccountPlace } from './templateReadModel.ts';
import { templateRoutes } from './templateRoutes.ts';
import { createTemplateService } from './templateService.ts';

export { insertStandardTemplate } from './templateRepository.ts';
export { findTemplateName } from './templateReadModel.ts';

/** Template identifiers (etid) available to the lines of an account. */
export const validEtids = async (executor: Executor, account: AccountPlace): Promise<ReadonlySet<string>> =>
  new Set((await listTemplates(executor, account)).map((row) => row.etid));

interface TemplatesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Env, 'publicUrl' | 'mailFrom'>;
}

/** Wires e-mail templates. */
export function createTemplatesModule({ db, clock, env }: TemplatesDeps): { readonly routes: Routes } {
  const templates = templateRoutes({ service: createTemplateService(db) });
  const preview = mailPreviewRoutes({ preview: createMailPreview({ db, clock, env }) });
  return {
    routes: routesOf([templates, preview]),
  };
}
