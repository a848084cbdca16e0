import { ErrorBody } from '@portal/shared/contract/common';
import { MailPreview, mailPreviewBody } from '@portal/shared/contract/mailPreview';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { createMailPreview } from './mailPreviewService.ts';

/** Preview of a line's mail before ordering. */
export const mailPreviewRoutes = ({ preview }: { readonly preview: ReturnType<typeof createMailPreview> }) =>
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
      config: { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } },
      bodyLimit: 64 * 1024,
      handler: (request) => preview(signedInUser(request), request.body),
    }),
  ]);
