import { ErrorBody } from '@portal/shared/contract/common';
import {
  AnnouncedWire,
  announceWireBody,
  wireDepositParams,
  WireInstructions,
  wireInstructionsQuery,
} from '@portal/shared/contract/wires';
import { Type } from '@sinclair/typebox';
import type { Db } from '../../db/client.ts';
import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import { wireDocument } from '../../pdf/documents/wireDocument.ts';
import { pdfFile, sendPdf } from '../../pdf/sendPdf.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runIdempotent } from '../../plugins/idempotency.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import { pdfTexts } from '../../texts/pdf/pdfTexts.ts';
import type { AnnounceService } from './announceService.ts';
import type { InstructionsService } from './instructionsService.ts';

const tags = ['funding'];
const FUNDING = { permission: { kind: 'user', rule: { all: ['FUNDING_MANAGE'] } } } as const;

interface WireRoutesDeps {
  readonly db: Db;
  readonly instructions: InstructionsService;
  readonly announcer: AnnounceService;
  readonly pdf: PdfRenderer;
}

/** Where wires go, and what users say about those that they have sent. */
export const wireRoutes = (deps: WireRoutesDeps) => routesOf([...instructionRoutes(deps), ...announceRoutes(deps)]);

const instructionRoutes = ({ instructions, pdf }: WireRoutesDeps) => [
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
      const bytes = await pdf.render(wireDocument(data, pdfTexts(data.language)));
      return sendPdf(reply, { name: `wire-${data.reference}.pdf`, bytes });
    },
  }),
];

const announceRoutes = ({ db, announcer }: WireRoutesDeps) => [
  defineRoute({
    method: 'POST',
    url: '/api/funding/wire-deposits',
    schema: {
      tags,
      summary: 'Announce a wire that was sent',
      body: announceWireBody,
      response: { 201: AnnouncedWire, '4xx': ErrorBody },
    },
    config: { ...FUNDING, idempotencyKey: 'required' },
    handler: (request, reply) =>
      runIdempotent(request, reply, db, async (tx) => ({
        status: 201,
        body: await announcer.announce(tx, signedInUser(request), request.body),
      })),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/funding/wire-deposits/:depositIdentifier',
    schema: {
      tags,
      summary: 'Cancel a wire that was announced',
      params: wireDepositParams,
      response: { 204: Type.Null(), '4xx': ErrorBody },
    },
    config: FUNDING,
    handler: async (request, reply) => {
      await announcer.cancel(signedInUser(request), request.params.depositIdentifier);
      return reply.status(204).send(null);
    },
  }),
];
