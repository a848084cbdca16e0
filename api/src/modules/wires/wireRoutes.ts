import { ErrorBody } from '@portal/shared/contract/common';
import { WireInstructions, wireInstructionsQuery } from '@portal/shared/contract/wires';
import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import { wireDocument } from '../../pdf/documents/wireDocument.ts';
import { pdfFile, sendPdf } from '../../pdf/sendPdf.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { pdfTexts } from '../../texts/pdf/pdfTexts.ts';
import type { InstructionsService } from './instructionsService.ts';

const tags = ['funding'];
const FUNDING = { permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE'] } } } as const;

interface WireRoutesDeps {
  readonly instructions: InstructionsService;
  readonly pdf: PdfRenderer;
}

/** Tells the users of an account where wires to it go. */
export const wireRoutes = ({ instructions, pdf }: WireRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/funding/wire-instructions',
      schema: {
        tags,
        summary: 'Where a wire to an account goes',
        querystring: wireInstructionsQuery,
        response: { 200: WireInstructions, '4xx': ErrorBody },
      },
      config: FUNDING,
      handler: (request) => instructions.read(signedInUser(request), request.query.accountIdentifier),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/funding/wire-instructions/document',
      schema: {
        tags,
        summary: 'The same as a PDF',
        querystring: wireInstructionsQuery,
        response: { 200: pdfFile, '4xx': ErrorBody },
      },
      config: FUNDING,
      handler: async (request, reply) => {
        const data = await instructions.document(signedInUser(request), request.query.accountIdentifier);
        request.releaseSlot();
        const bytes = await pdf.render(signedInUser(request).platformId, wireDocument(data, pdfTexts(data.language)));
        return sendPdf(reply, { name: `wire-${data.reference}.pdf`, bytes });
      },
    }),
  ]);
