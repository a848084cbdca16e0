import type { EmailTemplate, EmailTemplateQuery, ScopeDefaults } from '@portal/shared/contract/emailTemplates';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import type { EmailTemplateKind } from './emailTemplateKind.ts';
import { templateVersions } from './templateReadModel.ts';
import { createTemplateService } from './templateService.ts';

/** Reads e-mail templates. */
export function createEmailTemplates(db: Db, kind: EmailTemplateKind) {
  const templates = createTemplateService(db, kind);
  return {
    ...templates,

    /** Template identifiers (etid) available to the lines of an account. */
    listEtids: async (user: SessionUser, accountIdentifier: string): Promise<string[]> => [
      ...(await templateVersions(db, await findVisibleAccount(db, user, accountIdentifier))).keys(),
    ],

    /** The templates that the user may use, by name. */
    list: (user: SessionUser, query: EmailTemplateQuery): Promise<EmailTemplate[]> =>
      templates.list(user, (template) => isWanted(template, query)),

    /** The template that orders start with, by scope. */
    listDefaults: async (user: SessionUser): Promise<ScopeDefaults> =>
      (await templates.listDefaults(user)).map(({ identifier, ...scope }) => ({
        ...scope,
        emailTemplateIdentifier: identifier,
      })),
  };
}

export type EmailTemplateService = ReturnType<typeof createEmailTemplates>;

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
