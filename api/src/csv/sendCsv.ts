import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvRow, type CsvCell } from './csvRow.ts';

/** A file to download. Batches are asked for one at a time, as fast as the client reads, and no more once it is gone. */
export interface CsvFile {
  /** Plain ASCII without quotes. */
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly CsvCell[])[]>;
}

/** Without it spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Answers with a CSV file while it is read. */
export const sendCsv = (reply: FastifyReply, file: CsvFile): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.fileName}"`)
    .send(Readable.from(linesOf(file)));

async function* linesOf({ headings, batches }: CsvFile): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(headings);
  for await (const rows of batches) yield rows.map(csvRow).join('');
}
