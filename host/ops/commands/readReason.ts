import { DISABLE_REASONS, getDisableReason, getDisableText } from '../../../shared/src/federation/disableReasons.ts';
import { OpsFailure } from '../opsFailure.ts';
import type { Reason } from './switchModule.ts';

export interface ReasonOptions {
  readonly reason?: string;
  readonly text?: string;
  readonly until?: string;
}

const TEXT_LENGTH = 200;
const KNOWN = DISABLE_REASONS.join(', ');

/** Reads the options of `disable`. Raises OpsFailure for a reason that pages have no words for, and for a time that is none. */
export function readReason({ reason, text, until }: ReasonOptions, now = Date.now()): Reason {
  const code = reason === undefined ? readText(text) : readKnown(reason, text);
  if (until === undefined) return { code };
  requireFuture(until, now);
  return { code, until };
}

function readKnown(reason: string, text: string | undefined): string {
  if (text !== undefined) throw new OpsFailure('Name --reason or --text, not both.');
  if (getDisableReason(reason) === undefined)
    throw new OpsFailure(`There is no reason ${reason}; there are ${KNOWN}. Words of your own go into --text.`);
  return reason;
}

function readText(text: string | undefined): string {
  if (text === undefined)
    throw new OpsFailure(`Say why: --reason with ${KNOWN}, or --text with a sentence that users read.`);
  const sentence = text.trim();
  if (getDisableText(sentence) === undefined)
    throw new OpsFailure('--text is a sentence that users read, such as "We are moving to another bank."');
  if (/\p{Cc}/u.test(sentence) || sentence.length > TEXT_LENGTH)
    throw new OpsFailure(`--text is one line of at most ${TEXT_LENGTH} characters.`);
  return sentence;
}

function requireFuture(until: string, now: number): void {
  if (!/T.*(Z|[+-]\d\d:\d\d)$/.test(until))
    throw new OpsFailure('--until is a time with its zone, such as 2026-12-01T18:00:00Z.');
  if (Number.isNaN(Date.parse(until))) throw new OpsFailure(`There is no time ${until}.`);
  if (Date.parse(until) <= now) throw new OpsFailure(`--until ${until} is over already.`);
}
