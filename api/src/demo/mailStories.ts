import type { DeliveryStatus } from '@portal/shared/domain/enumerations';
import type { Channel } from '../modules/outbox/index.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 86_400 * SECOND_MS;

/** One answer about a message, `afterMs` after it was queued. */
interface MailTry {
  readonly outcome: 'SENT' | 'DELIVERED' | 'BOUNCED' | 'FAILED';
  readonly response: string;
  readonly afterMs: number;
}

/** One message about a reward, queued `afterMs` after it was issued. */
interface StoryMail {
  readonly channel: Channel;
  readonly afterMs: number;
  /** The first address was misspelt and corrected before the resend. */
  readonly isMisspelt: boolean;
  readonly status: 'SENT' | 'DELIVERED' | 'DEAD' | 'PENDING';
  readonly tries: readonly MailTry[];
}

export type MailStory = keyof typeof MAIL_STORIES;

const sent = (afterMs: number): MailTry => ({ outcome: 'SENT', response: '250 2.0.0 Accepted', afterMs });
const bounce: MailTry = { outcome: 'BOUNCED', response: '550 5.1.1 No such mailbox here', afterMs: 2 * SECOND_MS };
const busy = (afterMs: number): MailTry => ({
  outcome: 'FAILED',
  response: '451 4.3.2 Please try again later',
  afterMs,
});
const mail = (status: StoryMail['status'], tries: readonly MailTry[], afterMs = 0, isMisspelt = false): StoryMail => ({
  channel: 'EMAIL',
  afterMs,
  isMisspelt,
  status,
  tries,
});

const text = (status: StoryMail['status'], tries: readonly MailTry[]): StoryMail => ({
  channel: 'TEXT',
  afterMs: 0,
  isMisspelt: false,
  status,
  tries,
});
const taken: MailTry = { outcome: 'SENT', response: '201 queued', afterMs: SECOND_MS };
const later = (outcome: MailTry['outcome'], response: string): MailTry => ({
  outcome,
  response,
  afterMs: 4 * SECOND_MS,
});

/** Delivery histories of past rewards' messages. */
export const MAIL_STORIES = {
  sent: [mail('DELIVERED', [sent(2 * SECOND_MS)])],
  'sent late': [mail('DELIVERED', [busy(2 * SECOND_MS), sent(64 * SECOND_MS)])],
  bounced: [mail('DEAD', [bounce])],
  'given up': [
    mail(
      'DEAD',
      [2, 60, 180, 600, 1_800].map((seconds) => busy(seconds * SECOND_MS)),
    ),
  ],
  'resent after a bounce': [mail('DEAD', [bounce], 0, true), mail('DELIVERED', [sent(3 * SECOND_MS)], 1.2 * DAY_MS)],
  'sent again as a reminder': [
    mail('DELIVERED', [sent(2 * SECOND_MS)]),
    mail('DELIVERED', [busy(2 * SECOND_MS), sent(3 * MINUTE_MS)], 9 * DAY_MS),
  ],
  waiting: [mail('PENDING', [])],
  'text delivered': [text('DELIVERED', [taken, later('DELIVERED', 'delivered')])],
  'text of which nothing is told': [text('SENT', [taken])],
  'text to a phone that is off': [text('DEAD', [taken, later('BOUNCED', '30003 undelivered')])],
  'text after STOP': [
    text('DEAD', [{ ...taken, outcome: 'BOUNCED', response: '400 21610 The recipient has opted out' }]),
  ],
} as const satisfies Readonly<Record<string, readonly StoryMail[]>>;

/** The messages of a delivery history, in sending order. */
export const mailsOf = (story: MailStory): readonly StoryMail[] => MAIL_STORIES[story];

const ENDS = { SENT: 'SENT', DELIVERED: 'DELIVERED', DEAD: 'NOT_DELIVERED', PENDING: 'PROCESSING' } as const;

/** Returns what became of a reward's last message. */
export const endOfStory = (story: MailStory): DeliveryStatus => ENDS[mailsOf(story).at(-1)?.status ?? 'PENDING'];

/** Milliseconds from issuing to the first accepted message; null if none was. */
export function arrivedAfterMs(story: MailStory): number | null {
  const arrived = mailsOf(story).find(({ status }) => status === 'DELIVERED' || status === 'SENT');
  return arrived === undefined ? null : arrived.afterMs + (arrived.tries.at(-1)?.afterMs ?? 0);
}

/** A misspelt address: the last letter before the @ is doubled. */
export const misspelt = (email: string): string => email.replace(/(.)@/, '$1$1@');
