import path from 'node:path';
import type { Env } from '../env/env.ts';
import { type Inbox, openInbox } from '../modules/devInbox/index.ts';
import { silentLog, type Log } from '../logs/Log.ts';
import { createSmtpMailer } from '../providers/email/createSmtpMailer.ts';
import type { Mailer } from '../providers/email/Mailer.ts';
import { startSmtpSink } from '../providers/email/startSmtpSink.ts';

/** Mail transport: the configured server, or in local mode the sink and its inbox. */
export interface MailSystem {
  readonly mailer: Mailer;
  /** Null outside local mode. */
  readonly inbox: Inbox | null;
  close(): Promise<void>;
}

type MailEnv = Pick<Env, 'smtpUrl' | 'smtpSinkPort' | 'mailFrom' | 'dataDir' | 'isProduction'>;

/** Opens the mail system that the configuration asks for. */
export async function openMailSystem(env: MailEnv, log: Log = silentLog): Promise<MailSystem> {
  if (env.smtpUrl !== null || env.isProduction) {
    const mailer = createSmtpMailer({ url: env.smtpUrl ?? 'smtp://127.0.0.1:25', envelopeFrom: env.mailFrom, log });
    return { mailer, inbox: null, close: () => closed(mailer) };
  }
  const inbox = await openInbox(path.join(env.dataDir, 'inbox'));
  const sink = await startSmtpSink({ port: env.smtpSinkPort, keep: (raw) => inbox.keep(raw) });
  const mailer = createSmtpMailer({ url: sink.url, envelopeFrom: env.mailFrom, log });
  return {
    mailer,
    inbox,
    close: () => {
      mailer.close();
      return sink.close();
    },
  };
}

function closed(mailer: Mailer): Promise<void> {
  mailer.close();
  return Promise.resolve();
}
