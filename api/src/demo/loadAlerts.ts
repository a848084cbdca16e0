import { randomUUID } from 'node:crypto';
import { nameKey } from '@portal/shared/domain/people/names';
import type { Tx } from '../db/client.ts';
import { DEMO_ACCOUNTS, HOME_PLATFORM } from './demoOrganisation.ts';
import { idOf } from './demoIds.ts';
import { foundedAt } from './foundedAt.ts';
import { minorOf, type OrganisationIds } from './loadOrganisation.ts';

/** Balance alerts created by the administrator; `threshold` in major units of the accounts' currency. */
const DEMO_ALERTS = [
  { name: 'Marketing needs funds', threshold: 5_000, accounts: ['A20001'], emails: ['finance@alder-finch.example'] },
  {
    name: 'US accounts nearly empty',
    threshold: 1_000,
    accounts: ['A10001', 'A20001', 'A30001'],
    emails: ['finance@alder-finch.example', 'admin@demo.example'],
  },
  { name: 'Events in Europe', threshold: 2_500, accounts: ['A20002'], emails: ['events@alder-finch.example'] },
] as const;

export async function loadAlerts(tx: Tx, ids: OrganisationIds, now: Date): Promise<void> {
  const platform_id = idOf(ids.platforms, HOME_PLATFORM.clientId);
  const administrator = idOf(ids.users, 'admin@demo.example');
  for (const { name, threshold, accounts, emails } of DEMO_ALERTS) {
    const [first] = DEMO_ACCOUNTS.filter(({ identifier }) => identifier === accounts[0]);
    if (first === undefined) throw new RangeError(`The demo data have no ${accounts[0]}`);
    const { id } = await tx
      .insertInto('balance_alerts')
      .values({
        platform_id,
        identifier: randomUUID(),
        display_name: name,
        name_key: nameKey(name),
        currency_code: first.currencyCode,
        threshold_minor: minorOf(threshold, first.currencyCode),
        recipient_emails: [...emails],
        created_by_user_id: administrator,
        updated_by_user_id: administrator,
        created_at: foundedAt(HOME_PLATFORM.clientId, now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('balance_alert_accounts')
      .values(
        accounts.map((account) => ({
          platform_id,
          balance_alert_id: id,
          account_id: idOf(ids.accounts, account),
        })),
      )
      .execute();
  }
}
