import { codeOf } from './codeOf.ts';

/** Why something failed, in the words of the error; its code where it has no words. */
export function reasonOf(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return message === '' ? (codeOf(error) ?? 'unknown reason') : message;
}
