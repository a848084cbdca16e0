import type { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { csvStream, sendCsv, type CsvFile } from '../csv/sendCsv.ts';
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
export const listFileStream = (file: Omit<XlsxFile, 'fileName'>, format: 'csv' | 'xlsx'): Readable =>
  format === 'xlsx' ? xlsxStream(file) : csvStream(asCsv(file));

const asCsv = ({ columns, batches }: Omit<XlsxFile, 'fileName'>): Omit<CsvFile, 'fileName'> => ({
  headings: columns.map(({ heading }) => heading),
  batches: (async function* () {
    for await (const rows of batches) yield rows.map((row) => row.map(toCsvCell));
  })(),
});
