import type { Clock } from '../../runtime/clock.ts';
import type { Database } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { JobData, Workers } from '../../jobs/portalJobs.ts';
import type { Log } from '../../logs/Log.ts';
import type { Mailer } from '../../providers/email/Mailer.ts';
import type { TextSender } from '../../providers/text/TextSender.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { MailComposer } from './MailComposer.ts';
import { releaseClaims, waitingMails } from './mailQueueRepository.ts';
import { createNoticeComposer } from './notices/noticeComposer.ts';
import type { NoticeFiles } from './notices/noticeFiles.ts';
import type { NoticeSettings } from './notices/noticeMail.ts';
import { testMailComposer } from './notices/testMail.ts';
import type { RecordDelivery } from './RecordDelivery.ts';
import { buryMailForGood, sendMails, type ListOptedOut } from './sendMails.ts';
import { sendQueuedText } from './texts/queueText.ts';
import { deleteOldStatuses } from './texts/textStatuses.ts';

export { moveMails, releaseMails } from './dueMails.ts';
export { listMails, type MailAttempt } from './lineMailsReadModel.ts';
export { messageReason, type Channel } from './messageReason.ts';
export type { MailComposer } from './MailComposer.ts';
export type { NoticeFileFacts, NoticeFiles } from './notices/noticeFiles.ts';
export { toNoticeMail, type NoticeSettings } from './notices/noticeMail.ts';
export { createNotices, type SendNotice } from './notices/queueNotice.ts';
export { createTestMails, type SendTestMail } from './notices/testMail.ts';
export {
  findMessage,
  insertMails,
  lockMessage,
  recordBounce,
  recordComplaint,
  unsentMails,
} from './outboxRepository.ts';
export { createTextQueue, type SendText } from './texts/queueText.ts';
export { applyTextStatus } from './texts/textStatuses.ts';
export type { TextStatus } from './texts/textStatusRepository.ts';

interface OutboxDependencies {
  readonly env: NoticeSettings;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Mailer;
  /** Null when this installation cannot send texts. */
  readonly textSender: TextSender | null;
  /** Files that go with notices. */
  readonly files: NoticeFiles;
  /** Composers of the topics beside notices and test mails. */
  readonly composers: readonly MailComposer[];
  readonly listOptedOut: ListOptedOut;
  readonly recordDelivery: RecordDelivery;
}

/** Wires the sending of what waits in the outbox: messages of every topic, and the codes of sign-ins by text. */
export function createOutboxModule(deps: OutboxDependencies): ApiModule {
  const { env, database, clock, log, mailer, textSender, files, listOptedOut, recordDelivery } = deps;
  const composers = [...deps.composers, createNoticeComposer(env, files), testMailComposer];
  const sending = { db: database.db, clock, log, mailer, textSender, composers, listOptedOut, recordDelivery };
  return {
    workers: {
      'send-reward-mail': {
        handle: (batch) => sendMails(sending, batch.map(mailOf)),
        onDead: (data) => buryMailForGood(sending, mailOf(data)),
        findUnfinished: () => findUnfinishedMails(database),
      },
      ...textWorkers(textSender, { clock, key: env.credentialKey }),
    },
    housekeeping: [{ name: 'delete old statuses of texts', run: (now) => deleteOldStatuses(database.db, now) }],
  };
}

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

const textWorkers = (sender: TextSender | null, deps: { readonly clock: Clock; readonly key: Buffer }): Workers =>
  sender === null
    ? {}
    : {
        'send-text': {
          handle: (batch) => Promise.all(batch.map((text) => sendQueuedText({ ...deps, sender }, text))),
        },
      };
