import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import type { PdfFile } from './PdfFile.ts';

const PDF_TYPE = 'application/pdf';

/** Response schema of a route that answers with a PDF. */
export const pdfFile = { content: { [PDF_TYPE]: { schema: Type.String() } } };

/** Sends a PDF as a download. */
export const sendPdf = (reply: FastifyReply, { name, bytes }: PdfFile): FastifyReply =>
  reply.type(PDF_TYPE).header('content-disposition', `attachment; filename="${name}"`).send(bytes);
