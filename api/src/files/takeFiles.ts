import type { FastifyInstance } from 'fastify';

/** Content types of a file of rows that is the body of a call. */
export const FILE_TYPES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
];

/** Takes files as bodies, among routes that have the content types to themselves (`routesApart`). */
export function takeFiles(app: FastifyInstance): void {
  app.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
