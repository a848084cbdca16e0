import type { Tx } from '../db/client.ts';
import { createNotices } from '../modules/outbox/index.ts';
import type { Env } from '../env/env.ts';
import { createInvitationSender } from '../modules/identity/index.ts';
import { DEMO_USERS } from './demoOrganisation.ts';

// Waiting mails without a job are queued when the server starts.
const later = () => Promise.resolve();

/** The invitations of the demo's invited users, whose mails fill the developer inbox. */
export async function loadInvitations(
  tx: Tx,
  { credentialKey, publicUrl }: Pick<Env, 'credentialKey' | 'publicUrl'>,
  now: Date,
): Promise<void> {
  const invite = createInvitationSender({
    clock: { now: () => now },
    sendNotice: createNotices(later, publicUrl),
    credentialKey,
  });
  for (const { email } of DEMO_USERS.filter(({ isInvited }) => isInvited)) {
    const user = await tx
      .selectFrom('users')
      .innerJoin('login_emails', 'login_emails.platform_id', 'users.platform_id')
      .selectAll('users')
      .whereRef('users.email', '=', 'login_emails.email')
      .where('login_emails.email', '=', email)
      .executeTakeFirstOrThrow();
    await invite(tx, user);
  }
}
