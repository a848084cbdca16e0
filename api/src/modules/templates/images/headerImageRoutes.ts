import { ErrorBody } from '@portal/shared/contract/common';
import {
  HeaderImage,
  headerImageParams,
  headerImageQuery,
  headerImageScale,
} from '@portal/shared/contract/headerImages';
import { HEADER_IMAGE } from '@portal/shared/domain/templates/headerImage';
import type { FastifyInstance } from 'fastify';
import { signedInUser } from '../../../access/signedInUser.ts';
import { defineRoute, routesApart } from '../../../plugins/defineRoute.ts';
import type { HeaderImageService } from './headerImageService.ts';

/** The types under which an image may be sent; its content alone says what it is. */
const IMAGE_TYPES = ['application/octet-stream', 'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'];
/** A file that is a little too large is told so as the form tells it; more is not read. */
const READ_BEYOND = 64 * 1024;
const FOR_EVER = 'public, max-age=31536000, immutable';
const tags = ['email-templates'];

/** Header images of templates: uploaded by those who change templates, shown to everybody who has a mail. */
export const headerImageRoutes = (images: HeaderImageService) =>
  routesApart([
    takeImages,
    defineRoute({
      method: 'POST',
      url: '/api/images',
      schema: {
        tags,
        consumes: IMAGE_TYPES,
        summary: 'Upload the header image of a template',
        querystring: headerImageQuery,
        response: { 201: HeaderImage, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['EMAIL_TEMPLATES_MANAGE'] } } },
      bodyLimit: HEADER_IMAGE.bytes + READ_BEYOND,
      handler: async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : null;
        request.releaseSlot();
        return reply.status(201).send(await images.add(signedInUser(request), bytes, request.query));
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/api/images/:hash',
      schema: { tags, params: headerImageParams, querystring: headerImageScale, summary: 'A header image' },
      config: { permission: { kind: 'public' }, unlimitedReads: true },
      handler: async (request, reply) => {
        const { contentType, bytes } = await images.find(request.params.hash, request.query.scale);
        return reply
          .header('content-type', contentType)
          .header('cache-control', FOR_EVER)
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'")
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(bytes);
      },
    }),
  ]);

function takeImages(app: FastifyInstance): void {
  app.addContentTypeParser(IMAGE_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
