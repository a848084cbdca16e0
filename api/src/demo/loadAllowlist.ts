import { emailKey } from '@portal/shared/domain/ordering/recipientRules';
import type { Tx } from '../db/client.ts';
import { OTHER_PLATFORM } from './demoOrganisation.ts';
import { idOf } from './demoIds.ts';
import { foundedAt } from './foundedAt.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

/** The people that Pocket Lantern may send to. One of them cannot be sent to all the same: the domain is blocked. */
const DEMO_ALLOWLIST: readonly (readonly [firstName: string, lastName: string, email: string])[] = [
  ['Amara', 'Okafor', 'amara.okafor@example.com'],
  ['Bruno', 'Keller', 'bruno.keller@example.com'],
  ['Chiara', 'Rossi', 'Chiara.Rossi@Example.org'],
  ['Diego', 'Fuentes', 'diego.fuentes@example.net'],
  ['Emi', 'Tanaka', 'emi.tanaka+gifts@example.com'],
  ['Farid', 'Nasser', 'farid.nasser@blocked.example'],
  ['Greta', 'Lindqvist', 'greta@bücher-laden.example'],
  ['Hana', 'Novak', 'hana.novak@example.com'],
];

/** The recipient list of the second organisation: its rewards go to nobody else. */
export async function loadAllowlist(tx: Tx, { platforms }: OrganisationIds, now: Date): Promise<void> {
  const platform_id = idOf(platforms, OTHER_PLATFORM.clientId);
  await tx.updateTable('platforms').set({ has_allowlist: true }).where('id', '=', platform_id).execute();
  await tx
    .insertInto('allowlists')
    .values({ platform_id, changed_at: foundedAt(OTHER_PLATFORM.clientId, now) })
    .execute();
  await tx
    .insertInto('allowlist_entries')
    .values(
      DEMO_ALLOWLIST.map(([first_name, last_name, email]) => ({
        platform_id,
        email_key: emailKey(email),
        email,
        first_name,
        last_name,
        created_at: foundedAt(OTHER_PLATFORM.clientId, now),
      })),
    )
    .execute();
}
