import { PassThrough, Readable, pipeline } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { xlsxHeadings, xlsxRow, type XlsxCell } from './xlsxCell.ts';
import { STYLE_SHEET } from './xlsxStyles.ts';

/** A file to download. Batches are pulled one at a time, at the client's pace, until it disconnects. */
export interface XlsxFile {
  /** Plain ASCII without quotes. */
  readonly fileName: string;
  readonly columns: readonly XlsxColumn[];
  readonly batches: AsyncIterable<readonly (readonly XlsxCell[])[]>;
}

interface XlsxColumn {
  readonly heading: string;
  /** Characters. */
  readonly width: number;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const SHEET = 'xl/worksheets/sheet1.xml';

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (...all: readonly string[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
const override = (part: string, type: string): string =>
  `<Override PartName="/${part}" ContentType="${PARTS}.${type}+xml"/>`;

/** A workbook of one sheet without the sheet (ECMA-376). */
const WORKBOOK: readonly (readonly [part: string, xml: string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override(SHEET, 'worksheet')}${override('xl/styles.xml', 'styles')}</Types>`,
  ],
  ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relations(relation(1, 'worksheet', 'worksheets/sheet1.xml'), relation(2, 'styles', 'styles.xml')),
  ],
  ['xl/styles.xml', STYLE_SHEET],
];

/** Streams an Excel file as the response (docs/decisions/0023); it breaks off when reading fails. */
export const sendXlsx = (reply: FastifyReply, file: XlsxFile): FastifyReply =>
  reply.type(XLSX_TYPE).header('content-disposition', `attachment; filename="${file.fileName}"`).send(xlsxStream(file));

/** The bytes of an Excel file, made as they are read; reading the rows stops with it. */
export function xlsxStream(file: Omit<XlsxFile, 'fileName'>): Readable {
  const zip = new ZipFile();
  const sheet = Readable.from(sheetOf(file));
  const output = new PassThrough();
  sheet.on('error', (error) => output.destroy(error));
  zip.on('error', (error: Error) => output.destroy(error));
  pipeline(zip.outputStream, output, () => sheet.destroy());
  zip.addReadStream(sheet, SHEET);
  for (const [part, xml] of WORKBOOK) zip.addBuffer(Buffer.from(DECLARATION + xml), part);
  zip.end();
  return output;
}

async function* sheetOf({ columns, batches }: Omit<XlsxFile, 'fileName'>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${xlsxHeadings(columns.map(({ heading }) => heading))}`;
  for await (const rows of batches) yield rows.map(xlsxRow).join('');
  yield '</sheetData></worksheet>';
}
