import { reasonOf } from '../errors/reasonOf.ts';

/** Turns an error into a retry; the error is logged. */
export const toRetryOutcome = (error: unknown): { readonly retry: string; readonly cause: unknown } => ({
  retry: reasonOf(error),
  cause: error,
});
