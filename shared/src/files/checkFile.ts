import { FILE_LIMITS } from './fileLimits.ts';
import type { FileRule } from './Table.ts';

const EXTENSION = /\.([^.]+)$/;

/** `csv` or another ending of a file's name, in lower case; undefined where it has none. */
export const extensionOf = (name: string): string | undefined => EXTENSION.exec(name)?.[1]?.toLowerCase();

/** Formats of files of rows, by their endings. */
export const TABLE_FORMATS = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Why a file is not taken, as far as its name and size (bytes) tell; null when they are good. */
export function checkFile(
  name: string,
  size: number,
  formats: readonly TableFormat[] = TABLE_FORMATS,
): FileRule | null {
  if (FILE_LIMITS.nameForbids.test(name) || name.length > FILE_LIMITS.nameLength) return 'file.invalidName';
  if (size > FILE_LIMITS.bytes) return 'file.tooBig';
  if (size === 0) return 'file.empty';
  const extension = extensionOf(name);
  return formats.some((format) => format === extension) ? null : 'file.extension';
}
