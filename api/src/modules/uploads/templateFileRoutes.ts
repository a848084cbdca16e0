import { ErrorBody } from '@portal/shared/contract/common';
import { createUploadQuery, uploadTemplateParams } from '@portal/shared/contract/uploads';
import { sendCsv } from '../../csv/sendCsv.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { sendXlsx } from '../../xlsx/sendXlsx.ts';
import type { MakeTemplate, UploadTemplate } from './templateService.ts';
import { PLACING } from './uploadRoutes.ts';

/** Characters. */
const COLUMN_WIDTH = 24;

/** Files to fill in. */
export const templateFileRoutes = (make: MakeTemplate) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/orders/upload/template/:format',
      schema: {
        tags: ['uploads'],
        summary: 'A file to fill in with recipients, as CSV or Excel workbook',
        params: uploadTemplateParams,
        querystring: createUploadQuery,
        response: { '4xx': ErrorBody },
      },
      config: PLACING,
      handler: async (request, reply) => {
        const { headings, rows } = await make(signedInUser(request), request.query);
        return request.params.format === 'csv'
          ? sendCsv(reply, { fileName: 'recipients.csv', headings, batches: inOneBatch(rows) })
          : sendXlsx(reply, {
              fileName: 'recipients.xlsx',
              columns: headings.map((heading) => ({ heading, width: COLUMN_WIDTH })),
              batches: inOneBatch(rows),
            });
      },
    }),
  ]);

async function* inOneBatch(rows: UploadTemplate['rows']): AsyncGenerator<UploadTemplate['rows']> {
  yield await Promise.resolve(rows);
}
