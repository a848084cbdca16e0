import { openRecords } from '../../sandbox/records.ts';

/** How far a text has come, in Twilio's words. */
export const TEXT_STATES = ['queued', 'sent', 'delivered', 'undelivered', 'failed', 'received'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** A state, with the number of the error that led to it. */
export interface TextEvent {
  readonly state: TextState;
  readonly errorCode: number | null;
}

/** A text of the sandbox: one that the portal sent, one that it answered with, or a reply to it. */
export interface KeptText extends TextEvent {
  readonly sid: string;
  readonly direction: 'outbound-api' | 'outbound-reply' | 'inbound';
  /** The number of the person, E.164. */
  readonly number: string;
  readonly body: string;
  /** ISO 8601. */
  readonly date: string;
  /** Address that is told what becomes of it; null: none. */
  readonly callback: string | null;
  /** The events that are still to come, in their order. */
  readonly coming: readonly TextEvent[];
}

/** The texts of the sandbox: the last 500. */
export interface TextRecords {
  find(sid: string): KeptText | undefined;
  keep(text: KeptText): void;
  /** Newest first; `number` is a part of a number. */
  list(number?: string): readonly KeptText[];
}

const KEPT = 500;

/** Opens the texts of a journal; null keeps them in memory. */
export function openTextRecords(file: string | null): TextRecords {
  const texts = openRecords(file).collect<KeptText>('texts');
  return {
    find: (sid) => texts.get(sid),
    keep: (text) => {
      texts.put(text.sid, text);
      for (const { sid } of texts.list().slice(0, -KEPT)) texts.remove(sid);
    },
    list: (number = '') => {
      const part = toNumber(number);
      return texts
        .list()
        .filter((text) => text.number.includes(part))
        .toReversed();
    },
  };
}

/** Returns what is typed for a number, or a part of one, without the signs that make it readable. */
export const toNumber = (typed: string): string => typed.replaceAll(/[^\d+]/g, '');
