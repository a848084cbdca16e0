import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A stored file to download. */
export interface StoredFile {
  /** Plain ASCII without quotes. */
  readonly fileName: string;
  readonly contentType: string;
  readonly byteCount: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Streams a stored file as the response, at the client's pace. */
export const sendStoredFile = (
  reply: FastifyReply,
  { fileName, contentType, byteCount, bytes }: StoredFile,
): FastifyReply =>
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('content-length', byteCount)
    .send(Readable.from(bytes));
