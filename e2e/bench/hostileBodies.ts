import { isJson, type Json } from '../harness/json.ts';
import type { Random } from '../harness/random.ts';

/** A hostile body, with a name that describes it. */
export interface NamedBody {
  readonly name: string;
  /** Approximate size. */
  readonly bytes: number;
  /** Created lazily: together the largest are gigabytes. */
  readonly body: () => string;
}

/** Sizes around the body limits; a body over its route's limit is rejected unread. */
const SIZES = [8, 64, 24 * 1_024].map((kilobytes) => kilobytes * 1_024 - 64);
const MOST_ENTRIES = 5_000;
const MOST_TEXT = 400;

/** Bodies independent of any schema: the largest, deepest, emptiest and most repetitive of each size. */
export function shapelessBodies(fields: readonly string[]): NamedBody[] {
  const shapes = [...Object.entries(shapeless), ...fields.flatMap((field) => Object.entries(listsIn(field)))];
  return SIZES.flatMap((bytes) =>
    shapes.map(([name, shape]) => ({
      name: `${name}, ${Math.round(bytes / 1_024)} kB`,
      bytes,
      body: () => shape((piece) => piece.repeat(Math.floor(bytes / piece.length)), bytes),
    })),
  );
}

/** Builds a body by `times`, which repeats a text as often as fits. */
type Shape = (times: (piece: string) => string, bytes: number) => string;

const shapeless: Readonly<Record<string, Shape>> = {
  'deep list': (times) => times('['),
  'deep object': (times) => times('{"a":'),
  'one text': (times) => `"${times('x')}"`,
  escapes: (times) => `{"a":"${times('\\u0041')}"}`,
  blanks: (times) => `${times(' ')}{}`,
  'one key again': (times) => `{${times('"a":1,')}"a":1}`,
  'many keys': (_times, bytes) => `{${numbered(bytes, (index) => `"k${index}":1`)}}`,
  'long number': (times) => `{"a":${times('9')}}`,
  'empty objects': (times) => `[${times('{},')}{}]`,
};

const listsIn = (field: string): Readonly<Record<string, Shape>> => ({
  [`${field}: empty objects`]: (times) => `{"${field}":[${times('{},')}{}]}`,
  [`${field}: 9,999 empty objects`]: () => `{"${field}":[${'{},'.repeat(9_998)}{}]}`,
  [`${field}: 5,000 empty objects`]: () => `{"${field}":[${'{},'.repeat(MOST_ENTRIES - 1)}{}]}`,
  [`${field}: nulls`]: (times) => `{"${field}":[${times('null,')}null]}`,
  [`${field}: lists`]: (times) => `{"${field}":[${times('[],')}[]]}`,
  [`${field}: deep`]: (times) => `{"${field}":${times('[')}`,
  [`${field}: one text`]: (times) => `{"${field}":"${times('x')}"}`,
  [`${field}: quotes`]: (times) => `{"${field}":["${times('\\"')}"]}`,
  [`${field}: entries of keys`]: (_times, bytes) => `{"${field}":[${numbered(bytes, (index) => `{"k${index}":{}}`)}]}`,
  [`${field}: huge numbers`]: (times) => `{"${field}":[${times('1e999,')}1]}`,
});

function numbered(size: number, pieceOf: (index: number) => string): string {
  const pieces: string[] = [];
  for (let length = 0; length < size - 32; length += (pieces.at(-1) ?? '').length + 1)
    pieces.push(pieceOf(pieces.length));
  return pieces.join(',');
}

/** The largest bodies that a JSON schema accepts, with equal and with distinct entries, and the same with texts too long. */
export function fullBodies(schema: Json, random: Random): NamedBody[] {
  const letter = (): string => String.fromCodePoint(0x4e00 + random.integer(0, 20_000));
  return [
    { name: 'full, all alike', bytes: 0, body: () => JSON.stringify(valueOf(schema, () => 'x')) },
    { name: 'full, all different', bytes: 0, body: () => JSON.stringify(valueOf(schema, letter)) },
    { name: 'of the wrong types', bytes: 0, body: () => JSON.stringify(wrong(valueOf(schema, () => 'x'))) },
  ];
}

function valueOf(schema: unknown, letter: () => string): unknown {
  if (!isJson(schema)) return null;
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const max = (name: string, most: number) => Math.min(most, Number(schema[name] ?? most));
  switch (kindOf(schema)) {
    case 'object': {
      const fields = isJson(schema['properties']) ? Object.entries(schema['properties']) : [];
      return Object.fromEntries(fields.map(([key, field]) => [key, valueOf(field, letter)]));
    }
    case 'array':
      return Array.from({ length: max('maxItems', MOST_ENTRIES) }, () => valueOf(schema['items'], letter));
    case 'string':
      return letter() + letter().repeat(max('maxLength', MOST_TEXT) - 1);
    default:
      return 1;
  }
}

const kindOf = ({ type }: Json): unknown => (Array.isArray(type) ? type[0] : type);

/** Every text and number replaced by an object. */
function wrong(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrong);
  if (isJson(value)) return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, wrong(field)]));
  return { toString: 1 };
}
