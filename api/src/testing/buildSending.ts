import { silentLog } from '../logs/Log.ts';
import { createRewardMailComposer, createRewardTextComposer } from '../modules/rewardMails/index.ts';
import { listOptedOut } from '../modules/textReplies/index.ts';
import { recordDelivery } from '../modules/orders/index.ts';
import type { NoticeFiles } from '../modules/outbox/index.ts';
import { createNoticeComposer } from '../modules/outbox/notices/noticeComposer.ts';
import { testMailComposer } from '../modules/outbox/notices/testMail.ts';
import type { SendDependencies } from '../modules/outbox/sendMails.ts';
import type { Mailer } from '../providers/email/Mailer.ts';
import type { TextSender } from '../providers/text/TextSender.ts';
import type { TestApp } from './testApp.ts';

/** Returns the dependencies of sending what waits in the outbox of a test, as a running server has them. */
export const buildSending = (
  { database, clock, env }: Pick<TestApp, 'database' | 'clock' | 'env'>,
  mailer: Mailer,
  files: NoticeFiles = {},
  textSender: TextSender | null = null,
): SendDependencies => ({
  db: database.db,
  clock,
  log: silentLog,
  mailer,
  textSender,
  listOptedOut,
  composers: [
    createRewardMailComposer(env),
    createRewardTextComposer(env),
    createNoticeComposer(env, files),
    testMailComposer,
  ],
  recordDelivery,
});
