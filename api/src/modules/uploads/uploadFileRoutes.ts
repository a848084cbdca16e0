import { ErrorBody } from '@portal/shared/contract/common';
import { Upload, uploadFileQuery, uploadParams } from '@portal/shared/contract/uploads';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { FILE_TYPES, takeFiles } from '../../files/takeFiles.ts';
import { defineRoute, routesApart } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { ReadFile } from './readFileService.ts';
import { PLACING } from './uploadRoutes.ts';

/** The file of an upload, as it is. */
export const uploadFileRoutes = (read: ReadFile) =>
  routesApart([
    takeFiles,
    defineRoute({
      method: 'PUT',
      url: '/api/orders/upload/:uploadId/file',
      schema: {
        tags: ['uploads'],
        consumes: FILE_TYPES,
        summary: 'Send the file; it takes the place of the one before',
        params: uploadParams,
        querystring: uploadFileQuery,
        response: { 200: Upload, '4xx': ErrorBody },
      },
      config: PLACING,
      bodyLimit: FILE_LIMITS.bytes,
      handler: (request) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : null;
        request.releaseSlot();
        return read(signedInUser(request), request.params.uploadId, { ...request.query, bytes });
      },
    }),
  ]);
