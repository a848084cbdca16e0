import { callPortal } from './callPortal.ts';
import { numberKind } from './numberEndings.ts';
import type { TextSandboxConfig } from './TextSandboxConfig.ts';
import type { KeptText, TextEvent, TextRecords } from './textRecords.ts';

const TRIES = 6;

/** Lets texts happen: each event is kept, then told to the address that the text came with. */
export interface Delivery {
  start(text: KeptText): void;
  stop(): void;
}

/** Returns the delivery of texts, which goes on with those that an earlier process has left. */
export function createDelivery(config: TextSandboxConfig, texts: TextRecords): Delivery {
  const { account, from, delays } = config;
  const waiting = new Set<NodeJS.Timeout>();
  let isStopped = false;

  const later = (ms: number, work: () => void): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      work();
    }, ms);
    waiting.add(timer);
  };
  const start = ({ sid, number, coming }: KeptText): void => {
    const [event, ...others] = coming;
    if (event === undefined) return;
    const isLate = numberKind(number) === 'late' && others.length === 0;
    later(isLate ? delays.lateMs : delays.statusMs, () => happen(sid, event));
  };
  const happen = (sid: string, event: TextEvent): void => {
    const text = texts.find(sid);
    if (text === undefined) return;
    const happened = { ...text, ...event };
    texts.keep(happened);
    void tell(happened, 1);
  };
  const tell = async (text: KeptText, attempt: number): Promise<void> => {
    const isTold = text.callback === null || (await isTaken(text, text.callback));
    if (!isTold && attempt < TRIES)
      later(delays.retryMs * 2 ** (attempt - 1), () => {
        void tell(text, attempt + 1);
      });
    else next(text);
  };
  const next = (text: KeptText): void => {
    if (isStopped) return;
    const rest = { ...text, coming: text.coming.slice(1) };
    texts.keep(rest);
    start(rest);
  };
  const isTaken = async ({ sid, number, state, errorCode }: KeptText, callback: string): Promise<boolean> => {
    const answer = await callPortal(config, callback, {
      AccountSid: account,
      MessageSid: sid,
      SmsSid: sid,
      From: from,
      To: number,
      MessageStatus: state,
      SmsStatus: state,
      ...(errorCode !== null && { ErrorCode: String(errorCode) }),
    });
    return answer !== null && answer.status < 300;
  };

  for (const text of texts.list().toReversed()) start(text);
  return {
    start,
    stop: () => {
      isStopped = true;
      waiting.forEach(clearTimeout);
    },
  };
}
