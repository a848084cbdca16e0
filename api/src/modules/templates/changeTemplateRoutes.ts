import { ErrorBody } from '@portal/shared/contract/common';
import {
  EmailTemplate,
  emailTemplateBody,
  emailTemplateChange,
  emailTemplateParams,
  emailTemplateQuery,
  EmailTemplates,
  ScopeDefaults,
  TemplateUses,
} from '@portal/shared/contract/emailTemplates';
import { Type } from '@sinclair/typebox';
import type { Db } from '../../db/client.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { EmailTemplateChanges } from './emailTemplateKind.ts';
import type { EmailTemplateService } from './emailTemplateService.ts';

const tags = ['email-templates'];
const reading = {
  permission: { kind: 'user', rule: { any: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] } },
} as const;
const changing = { permission: { kind: 'user', rule: { all: ['EMAIL_TEMPLATES_MANAGE'] } } } as const;

interface TemplateServices {
  readonly db: Db;
  readonly templates: EmailTemplateService;
  readonly changes: EmailTemplateChanges;
}

/** E-mail templates: list, read, create, change, delete, uses, defaults. */
export const changeTemplateRoutes = ({ db, templates, changes }: TemplateServices) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/email-templates',
      schema: {
        tags,
        querystring: emailTemplateQuery,
        summary: 'The templates that the user may use, by name',
        response: { 200: EmailTemplates, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => templates.list(signedInUser(request), request.query),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/email-templates/defaults',
      schema: {
        tags,
        summary: 'The template that orders start with, by place',
        response: { 200: ScopeDefaults, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => templates.listDefaults(signedInUser(request)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/email-templates/:etid',
      schema: {
        tags,
        params: emailTemplateParams,
        summary: 'A template',
        response: { 200: EmailTemplate, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => templates.get(signedInUser(request), request.params.etid),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/email-templates/:etid/uses',
      schema: {
        tags,
        params: emailTemplateParams,
        summary: 'What keeps a template from being deleted',
        response: { 200: TemplateUses, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => changes.uses(signedInUser(request), request.params.etid),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/email-templates',
      schema: {
        tags,
        summary: 'Create a template',
        body: emailTemplateBody,
        response: { 201: EmailTemplate, '4xx': ErrorBody },
      },
      config: { ...changing, idempotencyKey: 'optional' },
      handler: (request, reply) =>
        runKeyed(request, reply, db, async (tx) => ({
          status: 201,
          body: await changes.create(tx, signedInUser(request), request.body),
        })),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/email-templates/:etid',
      schema: {
        tags,
        params: emailTemplateParams,
        summary: 'Change a template',
        body: emailTemplateChange,
        response: { 200: EmailTemplate, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => changes.update(signedInUser(request), request.params.etid, request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/email-templates/:etid',
      schema: {
        tags,
        params: emailTemplateParams,
        summary: 'Delete a template that is not in use',
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: changing,
      handler: async (request, reply) => {
        await changes.remove(signedInUser(request), request.params.etid);
        return reply.status(204).send(null);
      },
    }),
  ]);
