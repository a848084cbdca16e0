import { normalised } from '../domain/uploads/columnNames.ts';
import { FileRefused } from './Table.ts';

/** A column of a file whose columns have fixed names. */
export interface NamedColumn<Name extends string> {
  readonly name: Name;
  /** Its heading in a template. */
  readonly heading: string;
  /** Other headings by which it is recognised. */
  readonly alsoNamed?: readonly string[];
  readonly isOptional?: boolean;
}

/**
 * Returns the index of each column among the headings of a file; an optional one may have none. Case, spaces and punctuation of a
 * heading do not count. Raises FileRefused for a heading that stands twice, and for a column that is missing.
 */
export function findNamedColumns<Name extends string>(
  headings: readonly string[],
  columns: readonly NamedColumn<Name>[],
): ReadonlyMap<Name, number> {
  const keys = headings.map(normalised);
  const twice = keys.findIndex((key, index) => key !== '' && keys.indexOf(key) < index);
  if (twice >= 0) throw headingTwice(headings[twice]);
  const found = new Map<Name, number>();
  for (const { name, heading, alsoNamed = [], isOptional = false } of columns) {
    const known = [heading, ...alsoNamed].map(normalised);
    const [index, other] = keys.flatMap((key, at) => (known.includes(key) ? [at] : []));
    if (other !== undefined) throw headingTwice(headings[other]);
    if (index !== undefined) found.set(name, index);
    else if (!isOptional) throw new FileRefused('file.missingColumn', 'There is no such column', heading);
  }
  return found;
}

const headingTwice = (heading = ''): FileRefused =>
  new FileRefused('file.duplicateHeader', 'The heading stands twice', heading.trim());
