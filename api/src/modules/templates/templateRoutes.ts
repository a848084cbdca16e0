import { ErrorBody } from '@portal/shared/contract/common';
import { EmailTemplate, EmailTemplates, Etids } from '@portal/shared/contract/emailTemplates';
import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import { object, string } from 'yup';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { EmailTemplateService } from './emailTemplateService.ts';

const rule: PermissionRule = {
  any: ['PLACE_ORDER_ACCESS', 'INTEGRATIONS_MANAGE', 'EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'],
};
const config = { permission: { kind: 'user', rule } } as const;
const ofAccount = object({ accountIdentifier: string().required() });
const ofTemplate = object({ id: string().required() });
const tags = ['email-templates'];

export const templateRoutes = ({ service }: { readonly service: EmailTemplateService }) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/email-templates/account/:accountIdentifier',
      schema: {
        tags,
        params: ofAccount,
        summary: 'Templates of an account, its default first',
        response: { 200: EmailTemplates, '4xx': ErrorBody },
      },
      config,
      handler: (request) => service.listForAccount(signedInUser(request), request.params.accountIdentifier),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/email-templates/account/:accountIdentifier/etids',
      schema: {
        tags,
        params: ofAccount,
        summary: 'Valid template identifiers of an account',
        response: { 200: Etids, '4xx': ErrorBody },
      },
      config,
      handler: (request) => service.listEtids(signedInUser(request), request.params.accountIdentifier),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/email-templates/template/:id',
      schema: { tags, params: ofTemplate, summary: 'One template', response: { 200: EmailTemplate, '4xx': ErrorBody } },
      config,
      handler: (request) => service.get(signedInUser(request), request.params.id),
    }),
  ]);
