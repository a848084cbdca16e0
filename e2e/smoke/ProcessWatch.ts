import { waitUntil } from '../harness/waitUntil.ts';

const ANSWERED = /"pid":(\d+),[^\n]*"event":"request\.answered"/g;
const WAIT = { withinMs: 60_000, everyMs: 20 };
/** A connection that was on its way to a process that has ended is never answered. */
const ANSWER_MS = 2_000;

/** The processes of one server that have answered calls, by its log at level `info`. */
export class ProcessWatch {
  readonly #answered = new Set<number>();

  /** Reads what the server has printed. */
  read(text: string): void {
    for (const [, pid] of text.matchAll(ANSWERED)) this.#answered.add(Number(pid));
  }

  /** Calls until both processes have answered, ends the older one and calls until the one in its place has answered. */
  async endOne(baseUrl: string): Promise<void> {
    await this.#callUntil(baseUrl, 2);
    process.kill(Math.min(...this.#answered), 'SIGKILL');
    await this.#callUntil(baseUrl, 3);
  }

  async #callUntil(baseUrl: string, count: number): Promise<void> {
    await waitUntil(
      `${count} processes have answered`,
      async () => {
        // A connection that is kept leads to one process.
        const call = { headers: { connection: 'close' }, signal: AbortSignal.timeout(ANSWER_MS) };
        await fetch(`${baseUrl}/api/account`, call).catch(() => null);
        return this.#answered.size >= count ? true : null;
      },
      WAIT,
    );
  }
}
