import { StartFailure } from '../errors/StartFailure.ts';

/** Runs a program; a StartFailure is printed as one line on stderr with exit code 1. */
export async function runOrExit(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message.replaceAll(/\s*\n\s*/g, ' ')}\n`);
    process.exit(1);
  }
}
