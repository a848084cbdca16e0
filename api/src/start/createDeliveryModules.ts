import type { Clock } from '../runtime/clock.ts';
import type { Database } from '../db/client.ts';
import type { Env } from '../env/env.ts';
import type { Enqueue, EnqueueAll } from '../jobs/portalJobs.ts';
import type { Log } from '../logs/Log.ts';
import type { ApiModule } from '../modules/ApiModule.ts';
import { createDevInboxModule } from '../modules/devInbox/index.ts';
import { createIssuingModule } from '../modules/issuing/index.ts';
import { createApplyMailEvent } from '../modules/mailEvents/index.ts';
import { createOnOrderDone, recordDelivery } from '../modules/orders/index.ts';
import { createNotices, createOutboxModule, type NoticeFiles } from '../modules/outbox/index.ts';
import { createRewardMailComposer, createRewardTextComposer } from '../modules/rewardMails/index.ts';
import { listOptedOut } from '../modules/textReplies/index.ts';
import { createSignupMailsModule } from '../modules/signups/index.ts';
import type { RewardProvider } from '../providers/rewards/RewardProvider.ts';
import type { MailSystem } from './openMailSystem.ts';
import type { TextSystem } from './openTextSystem.ts';

interface DeliveryDependencies {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly enqueue: Enqueue;
  readonly enqueueAll: EnqueueAll;
  readonly mail: MailSystem;
  readonly texts: TextSystem;
  readonly provider: RewardProvider;
  readonly files: NoticeFiles;
}

/** Wires what goes out of a running server: rewards are issued, mails and texts are sent, and local mode shows the mails. */
export function createDeliveryModules(deps: DeliveryDependencies): ApiModule[] {
  const { env, database, clock, log, enqueue, enqueueAll, mail, texts, provider, files } = deps;
  const { db } = database;
  const mailHost = new URL(env.publicUrl).hostname;
  return [
    createIssuingModule({
      db,
      clock,
      credentialKey: env.credentialKey,
      mailHost,
      enqueue,
      enqueueAll,
      provider,
      notifyDone: createOnOrderDone(createNotices(enqueue, env.publicUrl), enqueue),
      linesAtOnce: env.orderLinesAtOnce,
    }),
    createOutboxModule({
      env,
      database,
      clock,
      log,
      mailer: mail.mailer,
      textSender: texts.sender,
      files,
      composers: [createRewardMailComposer(env), createRewardTextComposer(env)],
      listOptedOut,
      recordDelivery,
    }),
    createSignupMailsModule({ db, clock, env, mailer: mail.mailer, sendNotice: createNotices(enqueue, env.publicUrl) }),
    createDevInboxModule({
      mails: mail.inbox,
      applyMailEvent: createApplyMailEvent({ db, clock }),
    }),
  ];
}
