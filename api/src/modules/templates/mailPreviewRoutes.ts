import { ErrorBody } from '@portal/shared/contract/common';
import { MailPreview, mailPreviewBody, templatePreviewBody } from '@portal/shared/contract/mailPreview';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { createMailPreview } from './mailPreviewService.ts';
import type { createTemplatePreview } from './templatePreviewService.ts';

interface Previews {
  readonly preview: ReturnType<typeof createMailPreview>;
  readonly previewTemplate: ReturnType<typeof createTemplatePreview>;
}

/** Previews of mails: of a line before ordering, of a template before it is saved. */
export const mailPreviewRoutes = ({ preview, previewTemplate }: Previews) =>
  routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/email-templates/preview',
      schema: {
        tags: ['email-templates'],
        summary: 'The mail of a line, as its recipient will get it',
        body: mailPreviewBody,
        response: { 200: MailPreview, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { any: ['PLACE_ORDER_ACCESS', 'INTEGRATIONS_MANAGE'] } } },
      bodyLimit: 64 * 1024,
      handler: (request) => preview(signedInUser(request), request.body),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/email-templates/preview/template',
      schema: {
        tags: ['email-templates'],
        summary: 'The mail of a template that need not be saved, with a sample reward',
        body: templatePreviewBody,
        response: { 200: MailPreview, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['EMAIL_TEMPLATES_MANAGE'] } } },
      handler: (request) => previewTemplate(signedInUser(request), request.body),
    }),
  ]);
