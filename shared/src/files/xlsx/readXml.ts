import { SaxesParser } from 'saxes';
import { FILE_LIMITS } from '../fileLimits.ts';
import { FileRefused } from '../Table.ts';
import type { Part } from './readArchive.ts';

export type Attributes = Readonly<Record<string, string>>;

/** The work of a reader of one part; names come without their prefixes. */
export interface XmlReader {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
  /** A comment or a processing instruction. */
  aside?(): void;
}

/** A boolean of the schema. */
export const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Bytes after which the limits are looked at. */
const AT_ONCE = 64 * 1024;

/**
 * Reads a part of a workbook while it is inflated; it has neither a document type nor entities of its own. Raises FileRefused,
 * also beyond the limits of XML.
 */
export function readXml(name: string, part: Part, reader: XmlReader): void {
  const write = createParser(name, reader);
  for (const text of textsOf(name, part)) write(text);
  write(null);
}

/** Takes the text of a part in pieces, and null at its end. */
function createParser(part: string, reader: XmlReader): (text: string | null) => void {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const unsafe = (why: string): FileRefused => new FileRefused('file.unsafe', why, part);
  let depth = 0;
  let elements = 0;
  let length = 0;
  const countElement = (): void => {
    length = 0;
    elements += 1;
    if (elements > FILE_LIMITS.xmlElements) throw unsafe('The part has too many elements');
  };
  parser.on('error', ({ message }) => {
    throw new FileRefused('file.unreadable', message, part);
  });
  parser.on('doctype', () => {
    throw unsafe('The part declares a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    countElement();
    depth += 1;
    if (depth > FILE_LIMITS.xmlDepth) throw unsafe('The elements of the part lie too deep in each other');
    reader.open?.(localName(name), attributes);
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => {
    countElement();
    reader.text?.(text);
  });
  // Workbooks have no handler of comments: a parser with two more properties takes four times as long.
  if (reader.aside !== undefined) {
    parser.on('comment', () => reader.aside?.());
    parser.on('processinginstruction', () => reader.aside?.());
  }
  parser.on('closetag', ({ name }) => {
    length = 0;
    depth -= 1;
    reader.close?.(localName(name));
  });
  return (text) => {
    if (text === null) return void parser.close();
    parser.write(text);
    length += text.length;
    if (length > FILE_LIMITS.xmlLength) throw unsafe('A text or a tag of the part is too long');
  };
}

/** Decodes a part. Raises FileRefused for what is in no encoding of XML. */
function* textsOf(name: string, part: Part): Generator<string, void> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder?.decode(bytes, { stream: bytes !== undefined }) ?? '';
    } catch {
      throw new FileRefused('file.unreadable', 'The characters of the part cannot be read', name);
    }
  };
  for (const bytes of part) {
    if (bytes.length === 0) continue;
    decoder ??= new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8', { fatal: true });
    for (let at = 0; at < bytes.length; at += AT_ONCE) yield decode(bytes.subarray(at, at + AT_ONCE));
  }
  yield decode();
}
