import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { defaultEtid } from './defaultTemplate.ts';
import { findTemplate, listDefaults, listTemplates } from './templateReadModel.ts';
import { TEMPLATE_FAILURES } from './templatesErrors.ts';
import { toEmailTemplate } from './toEmailTemplate.ts';

export const createTemplateService = (db: Db) => ({
  /** The templates of an account, its default first. Raises 404 for an account that the user does not see. */
  listForAccount: async (user: SessionUser, accountIdentifier: string): Promise<EmailTemplate[]> => {
    const account = await findVisibleAccount(db, user, accountIdentifier);
    const templates = await listTemplates(db, account);
    const defaults = await listDefaults(db, user);
    const chosen = defaultEtid(account, defaults, templates);
    const wire = templates.map((row) => toEmailTemplate(row, defaults, row.etid === chosen));
    return [...wire.filter((template) => template.isDefault), ...wire.filter((template) => !template.isDefault)];
  },
  /** Template identifiers (etid) available to the lines of an account. */
  listEtids: async (user: SessionUser, accountIdentifier: string): Promise<string[]> =>
    (await listTemplates(db, await findVisibleAccount(db, user, accountIdentifier))).map((row) => row.etid),
  /** One template. Raises 404 for one of another platform, or of a group or account that the user does not see. */
  getTemplate: async (user: SessionUser, etid: string): Promise<EmailTemplate> => {
    const row = await findTemplate(db, user, etid);
    if (!row) throw new AppError(TEMPLATE_FAILURES.notFound);
    return toEmailTemplate(row, await listDefaults(db, user), false);
  },
});

export type TemplateService = ReturnType<typeof createTemplateService>;
