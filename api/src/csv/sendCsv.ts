import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvRow, type CsvCell } from './csvRow.ts';

/** A file to download. Batches are pulled one at a time, at the client's pace, until it disconnects. */
export interface CsvFile {
  /** Plain ASCII without quotes. */
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly CsvCell[])[]>;
}

/** Spreadsheets need it to detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Streams a CSV file as the response. */
export const sendCsv = (reply: FastifyReply, file: CsvFile): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.fileName}"`)
    .send(Readable.from(csvText(file)));

/** The text of a CSV file, made as it is read. */
export async function* csvText({ headings, batches }: Omit<CsvFile, 'fileName'>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(headings);
  for await (const rows of batches) yield rows.map(csvRow).join('');
}
