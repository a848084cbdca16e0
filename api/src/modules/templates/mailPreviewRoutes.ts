import { ErrorBody } from '@portal/shared/contract/common';
import { MailPreview, mailPreviewBody, type MailPreviewBody } from '@portal/shared/contract/mailPreview';
import type { FastifyPluginCallback } from 'fastify';
import { signedInUser } from '../../plugins/session.ts';
import type { createMailPreview } from './mailPreviewService.ts';

/** The mail of an order's line before it is ordered. */
export const mailPreviewRoutes =
  ({ preview }: { readonly preview: ReturnType<typeof createMailPreview> }): FastifyPluginCallback =>
  (app, _options, done) => {
    app.route<{ Body: MailPreviewBody }>({
      method: 'POST',
      url: '/api/email-templates/preview',
      schema: {
        tags: ['email-templates'],
        summary: 'The mail of a line, as its recipient will get it',
        body: mailPreviewBody,
        response: { 200: MailPreview, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } },
      bodyLimit: 64 * 1024,
      handler: (request) => preview(signedInUser(request), request.body),
    });
    done();
  };
