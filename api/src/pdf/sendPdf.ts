import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';

const PDF_TYPE = 'application/pdf';

/** Response schema of a route that answers with a PDF. */
export const pdfFile = { content: { [PDF_TYPE]: { schema: Type.String() } } };

/** Sends a PDF as a download; the name comes without its ending. */
export const sendPdf = (reply: FastifyReply, name: string, file: Buffer): FastifyReply =>
  reply.type(PDF_TYPE).header('content-disposition', `attachment; filename="${name}.pdf"`).send(file);
