import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import { withTransaction } from '../db/withTransaction.ts';
import type { Env } from '../env/env.ts';
import type { JobData, Jobs } from '../jobs/portalJobs.ts';
import { createApplyBounce } from '../modules/mailEvents/index.ts';
import { createSmtpMailer } from '../providers/email/createSmtpMailer.ts';
import type { Mailer } from '../providers/email/Mailer.ts';
import { startSmtpSink } from '../providers/email/startSmtpSink.ts';
import type { RewardProvider } from '../providers/rewards/RewardProvider.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import { openInbox, type Inbox } from './inbox/openInbox.ts';
import { failOrder, issueOrders } from './issueOrder.ts';
import { unfinishedOrders } from '../modules/orders/index.ts';
import { routesOf, type Routes } from '../plugins/defineRoute.ts';
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
export async function openMailSystem(env: MailEnv): Promise<MailSystem> {
  if (env.smtpUrl !== null || env.isProduction) {
    const mailer = createSmtpMailer({ url: env.smtpUrl ?? 'smtp://127.0.0.1:25', envelopeFrom: env.mailFrom });
    return { mailer, inbox: null, close: () => closed(mailer) };
  }
  const inbox = await openInbox(path.join(env.dataDir, 'inbox'));
  const sink = await startSmtpSink({ port: env.smtpSinkPort, keep: (raw) => inbox.keep(raw) });
  const mailer = createSmtpMailer({ url: sink.url, envelopeFrom: env.mailFrom });
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
  readonly jobs: Jobs;
  readonly mail: MailSystem;
  readonly texts: TextSystem;
  readonly provider: RewardProvider;
  /** Files that go with notices. */
  readonly files: NoticeFiles;
}

export interface Delivery {
  /** The developer inboxes. */
  readonly routes: Routes;
  /** Starts the workers and resumes what an earlier run left unfinished. The queue must have been started. */
  start(): Promise<void>;
}

/** Issuing and mailing of rewards (issue of an order's lines, one message a reward). */
export function createDelivery(deps: DeliveryDependencies): Delivery {
  const { env, database, clock, jobs, mail, texts, provider, files } = deps;
  const { db } = database;
  const issuing = {
    db,
    clock,
    credentialKey: env.credentialKey,
    mailHost: new URL(env.publicUrl).hostname,
    enqueueAll: jobs.enqueueAll,
    provider,
  };
  const applyBounce = createApplyBounce({ db, clock });
  const bounce = (messageId: string) =>
    applyBounce({ eventId: `inbox ${messageId}`, messageId, response: '550 5.1.1 No such mailbox here' });
  const sending = { db, clock, mailer: mail.mailer, settings: env, files };
  return {
    routes: routesOf([inboxRoutes(mail.inbox, bounce), textRoutes(texts.inbox)]),
    start: async () => {
      // Only one process can hold the embedded database, so a claim found at start belongs to a dead process.
      if (database.kind === 'pglite') await releaseClaims(db);
      await resumeUnfinished(database, jobs);
      jobs.onReconnect(() => resumeUnfinished(database, jobs));
      await jobs.work(
        'issue-order',
        (batch) => issueOrders(issuing, batch.map(orderOf)),
        (data) => failOrder(issuing, orderOf(data)),
      );
      await jobs.work(
        'void-card',
        (batch) => Promise.all(batch.map((data) => voidCard({ db, provider }, lineOf(data)))),
        () => Promise.resolve(),
      );
      await jobs.work(
        'send-reward-mail',
        (batch) => sendRewardMails(sending, batch.map(mailOf)),
        (data) => buryRewardMail(sending, mailOf(data)),
      );
      const { sender } = texts;
      if (sender !== null)
        await jobs.work(
          'send-text',
          (batch) => Promise.all(batch.map((text) => sendQueuedText({ sender, clock, key: env.credentialKey }, text))),
          () => Promise.resolve(),
        );
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

/** Requeues unfinished work without a waiting job: its process died. A second job for finished work does nothing. */
async function resumeUnfinished({ db }: Database, jobs: Jobs): Promise<void> {
  const orders = await unfinishedOrders(db);
  const mails = await waitingMails(db);
  await withTransaction(db, async (tx) => {
    if (orders.length > 0)
      await jobs.enqueueAll(
        tx,
        'issue-order',
        orders.map(({ platformId, id }) => ({ platformId: String(platformId), orderId: String(id) })),
      );
    if (mails.length > 0)
      await jobs.enqueueAll(
        tx,
        'send-reward-mail',
        mails.map(({ platformId, id }) => ({ platformId: String(platformId), outboxId: String(id) })),
      );
  });
}
