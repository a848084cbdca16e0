import { codeOf } from './codeOf.ts';

/** The message of an error, or its code when the message is empty. */
export function reasonOf(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  return message === '' ? (codeOf(error) ?? 'unknown reason') : message;
}
