import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import type { TextStatus } from '../outbox/index.ts';
import { readReplyWord, type ReplyWord } from './replyWord.ts';

/** A text that came in. */
export interface IncomingText {
  /** Its id at the service. */
  readonly messageId: string;
  /** The sender, E.164. */
  readonly number: string;
  /** Null for a text that asks for nothing we know. */
  readonly word: ReplyWord | null;
  /** True when the service answers such words by itself. */
  readonly isAnswered: boolean;
}

const ID = /^\w{1,64}$/;
const NUMBER = /^\+[1-9]\d{6,14}$/;
const STATUS = /^[a-z_]{1,32}$/;
const ERROR_CODE = /^\d{1,6}$/;
const ANY = /^/;

/** Reads a text that came in. Raises 400 when it is none. */
export function readIncoming(form: URLSearchParams): IncomingText {
  const number = required(form, 'From', NUMBER);
  const messageId = required(form, 'MessageSid', ID);
  const body = required(form, 'Body', ANY);
  const handled = optional(form, 'OptOutType', ANY);
  return { number, messageId, word: readReplyWord(handled ?? body), isAnswered: handled !== null };
}

/** Reads what became of a text. Raises 400 when it is nothing of the kind. */
export const readStatus = (form: URLSearchParams): TextStatus => ({
  sid: required(form, 'MessageSid', ID),
  status: required(form, 'MessageStatus', STATUS),
  errorCode: optional(form, 'ErrorCode', ERROR_CODE),
});

function required(form: URLSearchParams, name: string, pattern: RegExp): string {
  const [value, ...others] = form.getAll(name);
  if (value === undefined || others.length > 0 || !pattern.test(value)) throw new AppError(COMMON_FAILURES.validation);
  return value;
}

const optional = (form: URLSearchParams, name: string, pattern: RegExp): string | null =>
  (form.get(name) ?? '') === '' ? null : required(form, name, pattern);
