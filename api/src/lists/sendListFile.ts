import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { csvText, sendCsv, type CsvFile } from '../csv/sendCsv.ts';
import { sendXlsx, XLSX_TYPE, xlsxStream, type XlsxFile } from '../xlsx/sendXlsx.ts';
import { toCsvCell } from '../xlsx/xlsxCell.ts';

/** Such a file, as a response. */
export const LIST_FILE = {
  content: { 'text/csv': { schema: Type.String() }, [XLSX_TYPE]: { schema: Type.String() } },
};

/** Streams a list's file in the format that was asked for. */
export const sendListFile = (reply: FastifyReply, file: XlsxFile, format: 'csv' | 'xlsx'): FastifyReply =>
  format === 'xlsx' ? sendXlsx(reply, file) : sendCsv(reply, { fileName: file.fileName, ...asCsv(file) });

/** The bytes of a list's file in a format, made as they are read. */
export const listFileBytes = (file: Omit<XlsxFile, 'fileName'>, format: 'csv' | 'xlsx'): AsyncIterable<Uint8Array> =>
  format === 'xlsx' ? xlsxStream(file) : csvBytes(asCsv(file));

async function* csvBytes(file: Omit<CsvFile, 'fileName'>): AsyncGenerator<Uint8Array> {
  for await (const text of csvText(file)) yield Buffer.from(text);
}

const asCsv = ({ columns, batches }: Omit<XlsxFile, 'fileName'>): Omit<CsvFile, 'fileName'> => ({
  headings: columns.map(({ heading }) => heading),
  batches: (async function* () {
    for await (const rows of batches) yield rows.map((row) => row.map(toCsvCell));
  })(),
});
