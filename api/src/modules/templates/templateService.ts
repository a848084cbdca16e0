import type { EmailTemplate, EmailTemplateQuery, ScopeDefaults } from '@portal/shared/contract/emailTemplates';
import type { Db, Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { templateNameIn } from '../../texts/standardTemplate.ts';
import { defaultEtid } from './defaultTemplate.ts';
import {
  findTemplate,
  listAccountTemplates,
  listDefaults,
  listTemplates,
  templateVersions,
} from './templateReadModel.ts';
import { TEMPLATE_FAILURES } from './templatesErrors.ts';
import { toEmailTemplate } from './toEmailTemplate.ts';

/** Returns a template that the user may use. Raises 404 for any other. */
export async function requireTemplate(executor: Executor, user: SessionUser, etid: string) {
  const row = await findTemplate(executor, user, etid);
  if (!row) throw new AppError(TEMPLATE_FAILURES.notFound);
  return row;
}

/** Returns a template as the user sees it. Raises 404 for one that the user may not use. */
export const readTemplate = async (executor: Executor, user: SessionUser, etid: string): Promise<EmailTemplate> =>
  toEmailTemplate(await requireTemplate(executor, user, etid), user, await listDefaults(executor, user));

export const createTemplateService = (db: Db) => ({
  /** The templates of an account, its default first. Raises 404 for an account that the user does not see. */
  listForAccount: async (user: SessionUser, accountIdentifier: string): Promise<EmailTemplate[]> => {
    const account = await findVisibleAccount(db, user, accountIdentifier);
    const templates = await listAccountTemplates(db, user, account);
    const defaults = await listDefaults(db, user);
    const chosen = defaultEtid(account, defaults, templates);
    const wire = templates.map((row) => toEmailTemplate(row, user, defaults, row.etid === chosen));
    return [...wire.filter((template) => template.isDefault), ...wire.filter((template) => !template.isDefault)];
  },

  /** Template identifiers (etid) available to the lines of an account. */
  listEtids: async (user: SessionUser, accountIdentifier: string): Promise<string[]> => [
    ...(await templateVersions(db, await findVisibleAccount(db, user, accountIdentifier))).keys(),
  ],

  /** The templates that the user may use, by name. */
  list: async (user: SessionUser, query: EmailTemplateQuery): Promise<EmailTemplate[]> => {
    const defaults = await listDefaults(db, user);
    return (await listTemplates(db, user))
      .map((row) => toEmailTemplate(row, user, defaults))
      .filter((template) => isWanted(template, query));
  },

  /** The template that orders start with, by scope. */
  listDefaults: async (user: SessionUser): Promise<ScopeDefaults> => {
    const templates = new Map((await listTemplates(db, user)).map((row) => [row.id, row]));
    return (await listDefaults(db, user)).flatMap(({ templateId, customerIdentifier, accountIdentifier }) => {
      const template = templates.get(templateId);
      return template === undefined
        ? []
        : [
            {
              customerIdentifier,
              accountIdentifier,
              emailTemplateIdentifier: template.etid,
              name: templateNameIn(template.etid, template.name, user.langKey),
            },
          ];
    });
  },

  get: (user: SessionUser, etid: string): Promise<EmailTemplate> => readTemplate(db, user, etid),
});

export type TemplateService = ReturnType<typeof createTemplateService>;

/** True for a template that a search and the filters leave. One in the sender's language is of none. */
function isWanted(template: EmailTemplate, { search, templateAccess, locale }: EmailTemplateQuery): boolean {
  const wanted = search.toLowerCase();
  const { name, emailTemplateIdentifier, subject } = template;
  return (
    [name, emailTemplateIdentifier, subject].some((text) => text.toLowerCase().includes(wanted)) &&
    (templateAccess === undefined || templateAccess === template.templateAccess) &&
    (locale === undefined || locale === template.locale)
  );
}
