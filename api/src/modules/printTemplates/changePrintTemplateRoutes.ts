import { ErrorBody } from '@portal/shared/contract/common';
import { TemplateUses } from '@portal/shared/contract/emailTemplates';
import {
  PrintTemplate,
  printTemplateBody,
  printTemplateChange,
  printTemplateParams,
  printTemplateQuery,
  PrintTemplates,
  PrintTemplateDefaults,
} from '@portal/shared/contract/printTemplates';
import { Type } from '@sinclair/typebox';
import type { Db } from '../../db/client.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { PrintTemplateChanges } from './printTemplateKind.ts';
import type { PrintTemplateService } from './printTemplateService.ts';

const tags = ['print-templates'];
const reading = {
  permission: { kind: 'user', rule: { any: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] } },
} as const;
const changing = { permission: { kind: 'user', rule: { all: ['EMAIL_TEMPLATES_MANAGE'] } } } as const;

interface TemplateServices {
  readonly db: Db;
  readonly templates: PrintTemplateService;
  readonly changes: PrintTemplateChanges;
}

/** Print templates: list, read, create, change, delete, uses, defaults. */
export const changePrintTemplateRoutes = ({ db, templates, changes }: TemplateServices) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/print-templates',
      schema: {
        tags,
        querystring: printTemplateQuery,
        summary: 'The templates that the user may use, by name',
        response: { 200: PrintTemplates, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => templates.list(signedInUser(request), request.query),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/print-templates/defaults',
      schema: {
        tags,
        summary: 'The template that orders start with, by place',
        response: { 200: PrintTemplateDefaults, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => templates.listDefaults(signedInUser(request)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/print-templates/:ptid',
      schema: {
        tags,
        params: printTemplateParams,
        summary: 'A print template',
        response: { 200: PrintTemplate, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => templates.get(signedInUser(request), request.params.ptid),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/print-templates/:ptid/uses',
      schema: {
        tags,
        params: printTemplateParams,
        summary: 'What keeps a print template from being deleted',
        response: { 200: TemplateUses, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => changes.uses(signedInUser(request), request.params.ptid),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/print-templates',
      schema: {
        tags,
        summary: 'Create a print template',
        body: printTemplateBody,
        response: { 201: PrintTemplate, '4xx': ErrorBody },
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
      url: '/api/print-templates/:ptid',
      schema: {
        tags,
        params: printTemplateParams,
        summary: 'Change a print template',
        body: printTemplateChange,
        response: { 200: PrintTemplate, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => changes.update(signedInUser(request), request.params.ptid, request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/print-templates/:ptid',
      schema: {
        tags,
        params: printTemplateParams,
        summary: 'Delete a print template that is not in use',
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: changing,
      handler: async (request, reply) => {
        await changes.remove(signedInUser(request), request.params.ptid);
        return reply.status(204).send(null);
      },
    }),
  ]);
