/** One call of the API, as its OpenAPI document describes it. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Rights that it asks for; empty: none in particular. */
  readonly rights: string;
}

type Fields = Readonly<Record<string, unknown>>;

const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The calls of an OpenAPI document, by path. */
export const readCalls = (document: unknown): readonly ApiCall[] =>
  Object.entries(toFields(toFields(document)['paths']))
    .flatMap(([path, methods]) =>
      Object.entries(toFields(methods)).map(([method, operation]) => {
        const { tags, summary, 'x-permission': permission } = toFields(operation);
        const { all, any } = toFields(permission);
        return {
          method: method.toUpperCase(),
          path,
          tag: toTexts(tags)[0] ?? '',
          summary: toText(summary),
          rights: [...toTexts(all), toTexts(any).join(' / ')].filter((text) => text !== '').join(' + '),
        };
      }),
    )
    .toSorted((one, other) => one.path.localeCompare(other.path));
