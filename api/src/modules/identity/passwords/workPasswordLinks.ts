import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/client.ts';
import { createNotices } from '../../../delivery/queueNotice.ts';
import { reasonOf } from '../../../errors/reasonOf.ts';
import type { JobOutcome, Jobs } from '../../../jobs/portalJobs.ts';
import { createLinkSender } from './recoveryService.ts';

interface LinkWorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
  readonly publicUrl: string;
}

/** Starts the worker that mails links to those who asked for a new password. */
export function workPasswordLinks(jobs: Jobs, { publicUrl, ...deps }: LinkWorkerDeps): Promise<void> {
  const send = createLinkSender({ ...deps, sendNotice: createNotices(jobs.enqueue, publicUrl) });
  const tried = (email: string): Promise<JobOutcome> =>
    send(email).then(
      () => ({ done: true }),
      (error: unknown) => ({ retry: reasonOf(error) }),
    );
  return jobs.work(
    'send-password-link',
    (batch) => Promise.all(batch.map(({ email }) => tried(email))),
    () => Promise.resolve(),
  );
}
