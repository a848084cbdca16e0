import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import type { Db, Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { AccountRow } from '../accounts/index.ts';
import type { SessionUser } from '../identity/index.ts';
import { defaultEtid } from './defaultTemplate.ts';
import type { AccountPlace, TemplateDefault, TemplateRow } from './templateReadModel.ts';
import { TEMPLATE_FAILURES } from './templatesErrors.ts';
import { toEmailTemplate } from './toEmailTemplate.ts';

interface TemplateRows {
  listTemplates(executor: Executor, account: AccountPlace): Promise<TemplateRow[]>;
  findTemplate(executor: Executor, user: SessionUser, etid: string): Promise<TemplateRow | undefined>;
  listDefaults(executor: Executor, user: SessionUser): Promise<TemplateDefault[]>;
}

interface TemplateServiceDeps {
  readonly db: Db;
  readonly rows: TemplateRows;
  readonly findAccount: (executor: Executor, user: SessionUser, accountIdentifier: string) => Promise<AccountRow>;
}

export const createTemplateService = ({ db, rows, findAccount }: TemplateServiceDeps) => ({
  /** The templates of an account, its default first. Raises 404 for an account that the user does not see. */
  listForAccount: async (user: SessionUser, accountIdentifier: string): Promise<EmailTemplate[]> => {
    const account = await findAccount(db, user, accountIdentifier);
    const templates = await rows.listTemplates(db, account);
    const defaults = await rows.listDefaults(db, user);
    const chosen = defaultEtid(account, defaults, templates);
    const wire = templates.map((row) => toEmailTemplate(row, defaults, row.etid === chosen));
    return [...wire.filter((template) => template.isDefault), ...wire.filter((template) => !template.isDefault)];
  },
  /** Template identifiers (etid) available to the lines of an account. */
  listEtids: async (user: SessionUser, accountIdentifier: string): Promise<string[]> =>
    (await rows.listTemplates(db, await findAccount(db, user, accountIdentifier))).map((row) => row.etid),
  /** One template. Raises 404 for one of another platform, or of a group or account that the user does not see. */
  getTemplate: async (user: SessionUser, etid: string): Promise<EmailTemplate> => {
    const row = await rows.findTemplate(db, user, etid);
    if (!row) throw new AppError(TEMPLATE_FAILURES.notFound);
    return toEmailTemplate(row, await rows.listDefaults(db, user), false);
  },
});

export type TemplateService = ReturnType<typeof createTemplateService>;
