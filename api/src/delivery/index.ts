import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import type { Env } from '../env/env.ts';
import { silentLog, type Log } from '../logs/Log.ts';
import type { EnqueueAll, JobData, Workers } from '../jobs/portalJobs.ts';
import type { ApiModule } from '../modules/ApiModule.ts';
import { createApplyBounce } from '../modules/mailEvents/index.ts';
import { createSmtpMailer } from '../providers/email/createSmtpMailer.ts';
import type { Mailer } from '../providers/email/Mailer.ts';
import { startSmtpSink } from '../providers/email/startSmtpSink.ts';
import type { RewardProvider } from '../providers/rewards/RewardProvider.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import { openInbox, type Inbox } from './inbox/openInbox.ts';
import { failOrder, issueOrders } from './issueOrder.ts';
import { unfinishedOrders } from '../modules/orders/index.ts';
import { routesOf } from '../plugins/defineRoute.ts';
import { releaseClaims, waitingMails } from './mailQueueRepository.ts';
import type { NoticeFiles } from './noticeFiles.ts';
import { sendQueuedText } from './texts/queueText.ts';
import type { TextSystem } from './texts/openTextSystem.ts';
import { textRoutes } from './texts/textRoutes.ts';
import { voidCard } from './voidCard.ts';
import { buryRewardMail, sendRewardMails } from './sendRewardMails.ts';
import type { MailSettings } from './toRewardMail.ts';

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

interface DeliveryDependencies {
  readonly env: MailSettings;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly enqueueAll: EnqueueAll;
  readonly mail: MailSystem;
  readonly texts: TextSystem;
  readonly provider: RewardProvider;
  /** Files that go with notices. */
  readonly files: NoticeFiles;
}

/** Issuing and mailing of rewards (issue of an order's lines, one message a reward), and the developer inboxes. */
export function createDeliveryModule(deps: DeliveryDependencies): ApiModule {
  const { env, database, clock, log, enqueueAll, mail, texts, provider, files } = deps;
  const { db } = database;
  const issuing = {
    db,
    clock,
    credentialKey: env.credentialKey,
    mailHost: new URL(env.publicUrl).hostname,
    enqueueAll,
    provider,
  };
  const applyBounce = createApplyBounce({ db, clock });
  const bounce = (messageId: string) =>
    applyBounce({ eventId: `inbox ${messageId}`, messageId, response: '550 5.1.1 No such mailbox here' });
  const sending = { db, clock, log, mailer: mail.mailer, settings: env, files };
  return {
    routes: routesOf([inboxRoutes(mail.inbox, bounce), textRoutes(texts.inbox)]),
    workers: {
      'issue-order': {
        handle: (batch) => issueOrders(issuing, batch.map(orderOf)),
        onDead: (data) => failOrder(issuing, orderOf(data)),
        findUnfinished: async () =>
          (await unfinishedOrders(db)).map(({ platformId, id }) => ({
            platformId: String(platformId),
            orderId: String(id),
          })),
      },
      'void-card': { handle: (batch) => Promise.all(batch.map((data) => voidCard({ db, provider }, lineOf(data)))) },
      'send-reward-mail': {
        handle: (batch) => sendRewardMails(sending, batch.map(mailOf)),
        onDead: (data) => buryRewardMail(sending, mailOf(data)),
        findUnfinished: () => findUnfinishedMails(database),
      },
      ...textWorkers(texts, { clock, key: env.credentialKey }),
    },
  };
}

const orderOf = ({ platformId, orderId }: JobData<'issue-order'>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(orderId),
});

const lineOf = ({ platformId, lineId }: JobData<'void-card'>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(lineId),
});

const mailOf = ({ platformId, outboxId }: JobData<'send-reward-mail'>): TenantKey => ({
  platformId: BigInt(platformId),
  id: BigInt(outboxId),
});

async function findUnfinishedMails({ kind, db }: Database): Promise<JobData<'send-reward-mail'>[]> {
  // Only one process can hold the embedded database, so a claim found at start belongs to a dead process.
  if (kind === 'pglite') await releaseClaims(db);
  const mails = await waitingMails(db);
  return mails.map(({ platformId, id }) => ({ platformId: String(platformId), outboxId: String(id) }));
}

const textWorkers = ({ sender }: TextSystem, deps: { readonly clock: Clock; readonly key: Buffer }): Workers =>
  sender === null
    ? {}
    : {
        'send-text': {
          handle: (batch) => Promise.all(batch.map((text) => sendQueuedText({ ...deps, sender }, text))),
        },
      };
