import { FileRefused } from '../Table.ts';

/** Why a file is refused. Raises when it is taken. */
export function refusalOf(read: () => unknown): FileRefused {
  try {
    read();
  } catch (error) {
    if (error instanceof FileRefused) return error;
    throw error;
  }
  throw new Error('The file was taken');
}
