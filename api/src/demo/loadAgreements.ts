import type { Tx } from '../db/client.ts';
import { EVERY_TENANT } from '../db/everyTenant.ts';
import { createTerms } from '../modules/agreements/index.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** The people of the demo accept within so many days before now. */
const DAYS = 27;
/** Addresses that documents may name. */
const NETWORK = '203.0.113';

/** Lets everybody who may sign in accept the portal's own terms, each at a time and an address of their own. */
export async function loadAgreements(tx: Tx, now: Date): Promise<void> {
  const terms = createTerms(null);
  const people = await tx
    .selectFrom('users')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id', 'lang_key', 'created_at'])
    .where('status', '=', 'ACTIVATED')
    .where('credential_id', 'is', null)
    .orderBy('id')
    .execute();
  for (const [index, { platform_id: platformId, id: userId, lang_key, created_at }] of people.entries()) {
    const minutes = ((index % DAYS) + 1) * DAY_MINUTES + ((index * 37) % 600);
    await terms.recordAcceptance(tx, {
      platformId,
      userId,
      version: terms.version,
      language: terms.read(lang_key).language,
      ipAddress: `${NETWORK}.${(index % 250) + 1}`,
      at: new Date(Math.max(created_at.getTime(), now.getTime() - minutes * MINUTE_MS)),
    });
  }
}
