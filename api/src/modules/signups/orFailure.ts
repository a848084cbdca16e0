import { AppError, type Failure } from '../../errors/AppError.ts';

/** Runs work whose unexpected failures people are told in words of its own; the reason goes to the log. */
export async function orFailure<T>(failure: Failure, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(failure, error instanceof Error ? error : undefined);
  }
}
