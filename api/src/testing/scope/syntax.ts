import type { ColumnRef, Node } from 'libpg-query';

/** The column that names the tenant of a row. */
export const TENANT_COLUMN = 'platform_id';

type Kind<Union> = Union extends unknown ? keyof Union : never;
/** The node that holds the given kind of syntax. */
export type NodeOf<Name extends Kind<Node>> = Extract<Node, Partial<Record<Name, unknown>>>;

/** A reference to a column as it is written; `alias` is null where only the column is named. */
export interface Column {
  readonly alias: string | null;
  readonly name: string;
}

/** A node is an object with one capitalised key, its kind; other parts of the tree have keys in lower case. */
const isNode = (part: object): part is Node => /^[A-Z]/.test(Object.keys(part)[0] ?? '');

/** The nodes of the wanted kinds in a part of the tree, but not those inside one that is wanted itself. */
export function nearest<Wanted extends Node>(part: unknown, wanted: (node: Node) => node is Wanted): Wanted[] {
  if (typeof part !== 'object' || part === null) return [];
  if (isNode(part) && wanted(part)) return [part];
  return Object.values(part).flatMap((inner) => nearest(inner, wanted));
}

/** The nodes of the wanted kinds in a part of the tree, at any depth. */
export function every<Wanted extends Node>(part: unknown, wanted: (node: Node) => node is Wanted): Wanted[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap((inner) => every(inner, wanted));
  return isNode(part) && wanted(part) ? [part, ...inside] : inside;
}

export const isColumn = (node: Node): node is NodeOf<'ColumnRef'> => 'ColumnRef' in node;

/** The text of a name; null for anything else, such as a star. */
export const textOf = (node: Node | undefined): string | null =>
  node !== undefined && 'String' in node ? (node.String.sval ?? null) : null;

export const textsOf = (nodes: readonly Node[] = []): string[] => nodes.flatMap((node) => textOf(node) ?? []);

/** Null for a star. */
export function columnOf({ fields = [] }: ColumnRef): Column | null {
  const name = textOf(fields.at(-1));
  return name === null ? null : { alias: textOf(fields.at(-2)), name };
}
