import { FileRefused } from '../Table.ts';
import { formOf, type Epoch, type NumberForm } from './numberFormats.ts';
import type { Archive, Part } from './readArchive.ts';
import { isTrue, readXml } from './readXml.ts';

export interface Sheet {
  readonly name: string;
  readonly part: string;
}

/** The parts of a workbook to which the cells of every sheet refer. */
export interface Workbook {
  /** Those that a person sees, in order. */
  readonly sheets: readonly Sheet[];
  readonly strings: readonly string[];
  /** By the number of a cell's style. */
  readonly forms: readonly NumberForm[];
  readonly epoch: Epoch;
}

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const CONTENT_TYPES = '[Content_Types].xml';

/** Reads the parts of a workbook that are no sheets. Raises FileRefused, also for one with macros or of another kind. */
export function readWorkbook(archive: Archive): Workbook {
  requireType(archive);
  const part = [...relationsOf(archive, '')].find(([, { type }]) => type === 'officeDocument')?.[1].target;
  if (part === undefined) throw new FileRefused('file.unreadable', 'The file is no workbook');
  const relations = relationsOf(archive, part);
  const related = (type: string): string | undefined =>
    [...relations.values()].find((relation) => relation.type === type)?.target;
  const sheets: Sheet[] = [];
  let epoch: Epoch = 'from1900';
  readXml(part, required(archive, part), {
    open: (name, attributes) => {
      if (name === 'workbookPr' && isTrue(attributes['date1904'])) epoch = 'from1904';
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => /^(\w+:)?id$/.test(key))?.[1] ?? '';
      const relation = relations.get(id);
      if (relation?.type === 'worksheet') sheets.push({ name: attributes['name'] ?? '', part: relation.target });
    },
  });
  return {
    sheets,
    strings: stringsOf(archive, related('sharedStrings')),
    forms: formsOf(archive, related('styles')),
    epoch,
  };
}

/** Returns the bytes of a part. Raises FileRefused when it is missing. */
export function required(archive: Archive, name: string): Part {
  const part = archive(name);
  if (part === null) throw new FileRefused('file.unreadable', 'The part is missing', name);
  return part;
}

function requireType(archive: Archive): void {
  const types: string[] = [];
  readXml(CONTENT_TYPES, required(archive, CONTENT_TYPES), {
    open: (_name, { ContentType }) => {
      if (ContentType !== undefined) types.push(ContentType);
    },
  });
  if (!types.includes(MAIN_TYPE)) throw new FileRefused('file.extension', 'The file is no .xlsx workbook');
}

interface Relation {
  /** The last word of its type, which two editions of the standard name differently. */
  readonly type: string;
  readonly target: string;
}

/** Relations of a part (of the package, for ''), by their ids; those that lead outside are left out. */
function relationsOf(archive: Archive, part: string): ReadonlyMap<string, Relation> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const relations = new Map<string, Relation>();
  const bytes = archive(name);
  if (bytes === null) return relations;
  readXml(name, bytes, {
    open: (element, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (element !== 'Relationship' || TargetMode === 'External') return;
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: partAt(folder, Target) });
    },
  });
  return relations;
}

/** The part that a target names, seen from a folder (`xl/`). */
function partAt(folder: string, target: string): string {
  try {
    return decodeURIComponent(new URL(encodeURI(target), `part:///${folder}`).pathname.slice(1));
  } catch {
    throw new FileRefused('file.unreadable', 'The target of a relation is no address', folder);
  }
}

/** Shared strings, in order. Phonetic runs (furigana) are not shown in the cell. */
function stringsOf(archive: Archive, part: string | undefined): readonly string[] {
  if (part === undefined) return [];
  const strings: string[] = [];
  let isText = false;
  let isPhonetic = false;
  readXml(part, required(archive, part), {
    open: (name) => {
      if (name === 'si') strings.push('');
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (text) => {
      if (isText) strings.push((strings.pop() ?? '') + text);
    },
    close: (name) => {
      if (name === 'rPh') isPhonetic = false;
      isText = false;
    },
  });
  return strings.map(unescaped);
}

/** `_x000D_` stands for a character that XML cannot carry (ECMA-376 22.9.2.19); null becomes U+FFFD, so that it concerns its cell. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) =>
        code === '0000' ? '\uFFFD' : String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

function formsOf(archive: Archive, part: string | undefined): readonly NumberForm[] {
  if (part === undefined) return [];
  const codes = new Map<number, string>();
  const forms: NumberForm[] = [];
  let isInCells = false;
  readXml(part, required(archive, part), {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      forms.push(formOf(id, codes.get(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return forms;
}
