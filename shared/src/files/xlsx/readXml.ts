import { SaxesParser } from 'saxes';
import { FileRefused } from '../Table.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What a reader of one part does; names without their prefixes. */
export interface XmlReader {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** A boolean of the schema. */
export const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a part of a workbook, which has neither a document type nor entities of its own. Raises FileRefused. */
export function readXml(part: string, bytes: Uint8Array, reader: XmlReader): void {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const fail = (why: string): never => {
    throw new FileRefused('file.unreadable', why, part);
  };
  parser.on('error', ({ message }) => fail(message));
  parser.on('doctype', () => {
    throw new FileRefused('file.unsafe', 'The part declares a document type', part);
  });
  parser.on('opentag', ({ name, attributes }) => reader.open?.(localName(name), attributes));
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.on('closetag', ({ name }) => reader.close?.(localName(name)));
  let text: string;
  try {
    text = new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8', { fatal: true }).decode(
      bytes,
    );
  } catch {
    return fail('The characters of the part cannot be read');
  }
  parser.write(text).close();
}
