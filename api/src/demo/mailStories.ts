const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 86_400 * SECOND_MS;

/** One delivery attempt, `afterMs` after the mail was queued. */
interface MailTry {
  readonly outcome: 'SENT' | 'BOUNCED' | 'FAILED';
  readonly response: string;
  readonly afterMs: number;
}

/** One mail about a reward, queued `afterMs` after it was issued. */
interface StoryMail {
  readonly afterMs: number;
  /** The first address was misspelt and corrected before the resend. */
  readonly isMisspelt: boolean;
  readonly status: 'DELIVERED' | 'DEAD' | 'PENDING';
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
  afterMs,
  isMisspelt,
  status,
  tries,
});

/** Delivery histories of past rewards' mails. */
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
} as const satisfies Readonly<Record<string, readonly StoryMail[]>>;

/** The mails of a delivery history, in sending order. */
export const mailsOf = (story: MailStory): readonly StoryMail[] => MAIL_STORIES[story];

/** True when the last mail was accepted. */
export const isDelivered = (story: MailStory): boolean => mailsOf(story).at(-1)?.status === 'DELIVERED';

/** Milliseconds from issuing to the first accepted mail; null if none was. */
export function arrivedAfterMs(story: MailStory): number | null {
  const arrived = mailsOf(story).find(({ status }) => status === 'DELIVERED');
  return arrived === undefined ? null : arrived.afterMs + (arrived.tries.at(-1)?.afterMs ?? 0);
}

/** A misspelt address: the last letter before the @ is doubled. */
export const misspelt = (email: string): string => email.replace(/(.)@/, '$1$1@');
