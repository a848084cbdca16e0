import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import { codeOf } from '../../errors/codeOf.ts';
import { createCallLog } from '../../logs/createCallLog.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import type { MailResult, Mailer, OutgoingMail } from './Mailer.ts';

const CONNECTIONS = 5;
const RESPONSE_LENGTH = 500;

export interface SmtpOptions {
  /** smtp:// or smtps:// with user and password where needed. */
  readonly url: string;
  /** Envelope sender: where bounces go. */
  readonly envelopeFrom: string;
  /** Timeout of an unresponsive server, in milliseconds. */
  readonly timeoutMs?: number;
  readonly log?: Log;
}

/** Sends mail through an SMTP server over a small connection pool. */
export function createSmtpMailer({ url, envelopeFrom, timeoutMs = 30_000, log = silentLog }: SmtpOptions): Mailer {
  const begin = createCallLog(log, 'mail');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Infinity,
    // No silent retries: a message whose connection broke is retried, and recorded, by the queue.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.on('error', (error) => begin('connection').failed(error));
  transport.use('stream', ({ message }, done) => {
    message.transform(inOnePiece);
    done();
  });
  return {
    send: async (mail) => {
      const call = begin('send');
      try {
        const { response } = await transport.sendMail(toMessage(mail, envelopeFrom));
        call.answered();
        return { outcome: 'sent', response: shorten(response) };
      } catch (error) {
        const answer = toMailResult(error);
        // To refuse a recipient is an answer; to refuse our password is not.
        if (answer.outcome === 'refused' && codeOf(error) !== 'EAUTH') call.answered();
        else call.failed(error);
        return answer;
      }
    },
    close: () => transport.close(),
  };
}

/** Buffers the message, which is composed in many small chunks that would each become a packet. */
function inOnePiece(): Transform {
  const scraps: Buffer[] = [];
  return new Transform({
    transform: (scrap: Buffer, _encoding, done) => {
      scraps.push(scrap);
      done();
    },
    flush: (done) => done(null, Buffer.concat(scraps)),
  });
}

const toMessage = (mail: OutgoingMail, envelopeFrom: string) => ({
  messageId: mail.messageId,
  from: mail.from,
  to: mail.to,
  ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments.map(({ name, contentType, bytes }) => ({
    filename: name,
    contentType,
    content: bytes,
  })),
  date: mail.date,
  envelope: { from: envelopeFrom, to: [mail.to.address] },
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  textEncoding: 'quoted-printable' as const,
});

function toMailResult(error: unknown): MailResult {
  const response = shorten(error instanceof Error ? responseOf(error) : String(error));
  const refused = error instanceof Error && 'permanent' in error && error.permanent === true;
  return { outcome: refused ? 'refused' : 'failed', response };
}

const responseOf = (error: Error): string =>
  'response' in error && typeof error.response === 'string' ? error.response : error.message;

/** Truncates a response and replaces null bytes and lone surrogates, which the database could not store. */
const shorten = (text: string): string => text.slice(0, RESPONSE_LENGTH).replaceAll(/[\0\p{Surrogate}]/gu, '\uFFFD');
