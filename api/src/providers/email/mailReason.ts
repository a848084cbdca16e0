import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';

/** Enhanced mail status codes (RFC 3463): subject and detail. */
const BY_CODE: readonly (readonly [code: RegExp, reason: LineReason])[] = [
  [/(?<![.\d])[45]\.(1\.[136]|2\.1)\b/, 'noSuchMailbox'],
  [/(?<![.\d])[45]\.(1\.2|1\.10|4\.4)\b/, 'noSuchDomain'],
  [/(?<![.\d])[45]\.(2\.2|3\.1)\b/, 'mailboxFull'],
  // The policy of the receiver: its words say which.
  [/(?<![.\d])5\.7\.\d.*\b(spam|junk|unsolicited|bulk)/is, 'markedAsSpam'],
  [/(?<![.\d])5\.7\.\d/, 'senderBlocked'],
];

/** Why a mail did not arrive, from the last answer of the server; `isFinal` false: it gave no lasting answer. */
export function mailReason(response: string | null, isFinal: boolean): LineReason {
  const known = BY_CODE.find(([code]) => code.test(response ?? ''))?.[1];
  return known ?? (isFinal ? 'messageRefused' : 'noAnswer');
}
