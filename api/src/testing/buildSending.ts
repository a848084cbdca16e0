import { silentLog } from '../logs/Log.ts';
import { createRewardMailComposer } from '../modules/rewardMails/index.ts';
import { recordDelivery } from '../modules/orders/index.ts';
import type { NoticeFiles } from '../modules/outbox/index.ts';
import { createNoticeComposer } from '../modules/outbox/notices/noticeComposer.ts';
import { testMailComposer } from '../modules/outbox/notices/testMail.ts';
import type { SendDependencies } from '../modules/outbox/sendMails.ts';
import type { Mailer } from '../providers/email/Mailer.ts';
import type { TestApp } from './testApp.ts';

/** Returns the dependencies of sending what waits in the outbox of a test, as a running server has them. */
export const buildSending = (
  { database, clock, env }: Pick<TestApp, 'database' | 'clock' | 'env'>,
  mailer: Mailer,
  files: NoticeFiles = {},
): SendDependencies => ({
  db: database.db,
  clock,
  log: silentLog,
  mailer,
  composers: [createRewardMailComposer(env), createNoticeComposer(env, files), testMailComposer],
  recordDelivery,
});
