import type { EmailTemplate, EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import { templateNameIn } from '../../texts/standardTemplate.ts';
import type { SenderSettings } from '../rewardMails/index.ts';
import type { ChangeTemplateService } from './changeTemplateService.ts';
import { requireSendable } from './requireSendable.ts';
import type { TemplateKind } from './templateKind.ts';
import {
  findTemplate,
  findTemplateName,
  listAccountTemplates,
  listDefaultNames,
  listDefaults,
  listTemplates,
  type TemplateRow,
} from './templateReadModel.ts';
import * as templates from './templateRepository.ts';
import { TEMPLATE_FAILURES } from './templatesErrors.ts';
import { toEmailTemplate } from './toEmailTemplate.ts';
import { toTemplateContent } from './toTemplateContent.ts';

export type EmailTemplateChanges = ChangeTemplateService<EmailTemplateBody, EmailTemplate>;
export type EmailTemplateKind = TemplateKind<TemplateRow, EmailTemplateBody, templates.TemplateContent, EmailTemplate>;

/** Templates of e-mails, which come from a sender. */
export const emailTemplateKind = (sender: SenderSettings): EmailTemplateKind => ({
  entity: 'emailTemplate',
  column: 'etid',
  initial: 'E',
  standard: STANDARD_ETID,
  standardFailure: TEMPLATE_FAILURES.standard,
  store: {
    find: findTemplate,
    listUsable: listTemplates,
    listOfAccount: listAccountTemplates,
    findName: findTemplateName,
    listDefaults,
    listDefaultNames,
    count: templates.countTemplates,
    insert: (tx, { platformId, identifier, templateAccess }, content, author) =>
      templates.insertTemplate(
        tx,
        { platform_id: platformId, etid: identifier, template_access: templateAccess },
        content,
        author,
      ),
    change: (tx, { platformId, identifier, version }, templateAccess, content, author) =>
      templates.changeTemplate(tx, { platformId, etid: identifier, version }, templateAccess, content, author),
    remove: templates.deleteTemplate,
    replaceScopes: templates.replaceScopes,
    replaceDefaults: templates.replaceDefaults,
  },
  identifierOf: ({ etid }) => etid,
  nameOf: ({ etid, name }, langKey) => templateNameIn(etid, name, langKey),
  toContent: toTemplateContent,
  requireUsable: (executor, platformId, content) => requireSendable(executor, platformId, content, sender),
  toStored: (body) => ({
    ...toTemplateContent(body),
    show_powered_by: { product: body.showPoweredBy.product },
  }),
  toWire: toEmailTemplate,
});
