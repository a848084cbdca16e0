import type { Db, Executor } from '../../db/client.ts';
import { findVisibleAccount } from '../accounts/index.ts';
import { findTemplate, listDefaults, listTemplates, type AccountPlace } from './templateReadModel.ts';
import { templateRoutes } from './templateRoutes.ts';
import { createTemplateService } from './templateService.ts';

/** The identifiers that lines of an account may name. */
export const validEtids = async (executor: Executor, account: AccountPlace): Promise<ReadonlySet<string>> =>
  new Set((await listTemplates(executor, account)).map((row) => row.etid));

/** Wires e-mail templates. */
export const createTemplatesModule = ({ db }: { readonly db: Db }) => ({
  routes: templateRoutes({
    service: createTemplateService({
      db,
      rows: { listTemplates, findTemplate, listDefaults },
      findAccount: findVisibleAccount,
    }),
  }),
});
