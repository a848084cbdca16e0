import { ErrorBody } from '@portal/shared/contract/common';
import { EmailTemplate, EmailTemplates, Etids } from '@portal/shared/contract/emailTemplates';
import type { PermissionRule } from '@portal/shared/domain/permissions';
import type { FastifyPluginCallback } from 'fastify';
import { signedInUser } from '../../plugins/session.ts';
import type { TemplateService } from './templateService.ts';

const rule: PermissionRule = { any: ['PLACE_ORDER_ACCESS', 'EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] };
const config = { permission: { kind: 'user', rule } } as const;
const tags = ['email-templates'];

interface OfAccount {
  Params: { accountIdentifier: string };
}

/** E-mail templates for ordering (P7). */
export const templateRoutes =
  ({ service }: { readonly service: TemplateService }): FastifyPluginCallback =>
  (app, _options, done) => {
    app.route<OfAccount>({
      method: 'GET',
      url: '/api/email-templates/account/:accountIdentifier',
      schema: {
        tags,
        summary: 'Templates of an account, its default first',
        response: { 200: EmailTemplates, '4xx': ErrorBody },
      },
      config,
      handler: (request) => service.listForAccount(signedInUser(request), request.params.accountIdentifier),
    });
    app.route<OfAccount>({
      method: 'GET',
      url: '/api/email-templates/account/:accountIdentifier/etids',
      schema: { tags, summary: 'Valid template identifiers of an account', response: { 200: Etids, '4xx': ErrorBody } },
      config,
      handler: (request) => service.listEtids(signedInUser(request), request.params.accountIdentifier),
    });
    app.route<{ Params: { id: string } }>({
      method: 'GET',
      url: '/api/email-templates/template/:id',
      schema: { tags, summary: 'One template', response: { 200: EmailTemplate, '4xx': ErrorBody } },
      config,
      handler: (request) => service.getTemplate(signedInUser(request), request.params.id),
    });
    done();
  };
