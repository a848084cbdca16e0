/** The events that lines name (docs/OPERATIONS.md lists them). */
export const LOG_EVENTS = [
  'server.started',
  'server.stopping',
  'server.processEnded',
  'setting.absent',
  'setting.productMissing',
  'request.answered',
  'request.failed',
  'page.blocked',
  'process.ended',
  'background.failed',
  'housekeeping.failed',
  'job.retry',
  'job.dead',
  'job.resumed',
  'provider.answered',
  'provider.failed',
  'shipping.unknownMethod',
  'deposit.answerNotApplied',
  'orderPayment.answerNotApplied',
  'deposit.replyNotApplied',
  'card.notRead',
  'card.notCompared',
  'card.differs',
  'card.repaired',
  'completion.failed',
  'mail.notComposed',
  'mail.claimsNotRenewed',
  'mail.answersNotRecorded',
] as const;

/** One line: what happened, and the keys and references that it happened to. Never a person, a secret or an amount. */
export interface LogLine {
  readonly event: (typeof LOG_EVENTS)[number];
  /** Written without its message (`errorFields`). */
  readonly err?: unknown;
  readonly [field: string]: unknown;
}

type Write = (line: LogLine, message: string) => void;

/** The log as modules have it; the levels are explained in docs/decisions/0040. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

const ignore = (): void => undefined;

/** A log that nobody reads. */
export const silentLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
