import { reasonOf } from '../errors/reasonOf.ts';

/** Has a job tried again that failed with an error, which its line in the log names. */
export const retryOf = (error: unknown): { readonly retry: string; readonly cause: unknown } => ({
  retry: reasonOf(error),
  cause: error,
});
