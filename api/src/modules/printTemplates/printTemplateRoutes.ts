import { ErrorBody } from '@portal/shared/contract/common';
import { letterPreviewBody, PrintTemplate, PrintTemplates } from '@portal/shared/contract/printTemplates';
import type { PermissionRule } from '@portal/shared/domain/access/permissions';
import { object, string } from 'yup';
import { signedInUser } from '../../access/signedInUser.ts';
import { pdfFile, sendPdf } from '../../pdf/sendPdf.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { LetterPreview } from './letterPreviewService.ts';
import type { PrintTemplateService } from './printTemplateService.ts';

const rule: PermissionRule = {
  any: ['PLACE_ORDER_ACCESS', 'INTEGRATIONS_MANAGE', 'EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'],
};
const config = { permission: { kind: 'user', rule } } as const;
const tags = ['print-templates'];

interface PrintTemplateReading {
  readonly templates: PrintTemplateService;
  readonly preview: LetterPreview;
}

/** Print templates for those who order with them, and the letters that they make. */
export const printTemplateRoutes = ({ templates, preview }: PrintTemplateReading) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/print-templates/account/:accountIdentifier',
      schema: {
        tags,
        params: object({ accountIdentifier: string().required() }),
        summary: 'Print templates of an account, its default first',
        response: { 200: PrintTemplates, '4xx': ErrorBody },
      },
      config,
      handler: (request) => templates.listForAccount(signedInUser(request), request.params.accountIdentifier),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/delivery-template/physical/:id',
      schema: {
        tags,
        params: object({ id: string().required() }),
        summary: 'One print template',
        response: { 200: PrintTemplate, '4xx': ErrorBody },
      },
      config,
      handler: (request) => templates.get(signedInUser(request), request.params.id),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/print-templates/preview',
      schema: {
        tags,
        summary: 'The letter of a print template that need not be saved, with a sample reward',
        body: letterPreviewBody,
        response: { 200: pdfFile, '4xx': ErrorBody },
      },
      config,
      handler: async (request, reply) => {
        request.releaseSlot();
        const letter = await preview(signedInUser(request), request.body);
        return sendPdf(reply.header('cache-control', 'no-store'), letter);
      },
    }),
  ]);
