import { setTimeout as pause } from 'node:timers/promises';
import type { TextSender } from './TextSender.ts';

interface Pace {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Returns a sender that hands over no more than so many texts a second, in the order in which they come. */
export function paceTexts(
  sender: TextSender,
  { perSecond, now = () => performance.now(), wait = (ms) => pause(ms) }: Pace,
): TextSender {
  const gapMs = 1_000 / perSecond;
  let nextAt = 0;
  return {
    ...sender,
    send: async (text) => {
      const at = now();
      const turn = Math.max(nextAt, at);
      nextAt = turn + gapMs;
      if (turn > at) await wait(turn - at);
      return sender.send(text);
    },
  };
}
