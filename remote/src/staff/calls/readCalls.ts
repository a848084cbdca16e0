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

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The calls of an OpenAPI document, by path. */
export const readCalls = (document: unknown): readonly ApiCall[] =>
  Object.entries(fieldsOf(fieldsOf(document)['paths']))
    .flatMap(([path, methods]) =>
      Object.entries(fieldsOf(methods)).map(([method, operation]) => {
        const { tags, summary, 'x-permission': permission } = fieldsOf(operation);
        const { all, any } = fieldsOf(permission);
        return {
          method: method.toUpperCase(),
          path,
          tag: textsOf(tags)[0] ?? '',
          summary: textOf(summary),
          rights: [...textsOf(all), textsOf(any).join(' / ')].filter((text) => text !== '').join(' + '),
        };
      }),
    )
    .toSorted((one, other) => one.path.localeCompare(other.path));
