import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;

/** The text of a part of a workbook. Throws when there is no such part. */
export function partOf(file: Buffer, part: string): string {
  let end = file.length - 22;
  while (file.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  let at = file.readUInt32LE(end + 16);
  for (let entry = file.readUInt16LE(end + 10); entry > 0; entry -= 1) {
    const size = file.readUInt32LE(at + 20);
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    if (name === part) {
      const local = file.readUInt32LE(at + 42);
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      return inflateRawSync(file.subarray(start, start + size)).toString('utf8');
    }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  throw new Error(`The workbook has no part ${part}`);
}

/** The cells of a workbook's only sheet as they are written: texts, and numbers as text. */
export const rowsOfSheet = (file: Buffer): string[][] =>
  [...partOf(file, 'xl/worksheets/sheet1.xml').matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c [^>]*>.*?<\/c>/gs)].map(([cell]) =>
      cell
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ),
  );
