import type { JobOutcome, Worker } from '../../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../../jobs/toRetryOutcome.ts';
import { createLinkSender, type LinkSenderDeps } from './recoveryService.ts';

/** Mails links to those who asked for a new password. */
export function createPasswordLinkWorker(deps: LinkSenderDeps): Worker<'send-password-link'> {
  const send = createLinkSender(deps);
  const tried = (email: string): Promise<JobOutcome> => send(email).then(() => ({ done: true }), toRetryOutcome);
  return { handle: (batch) => Promise.all(batch.map(({ email }) => tried(email))) };
}
