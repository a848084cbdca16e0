import { randomUUID } from 'node:crypto';
import type { SupportReason } from '@portal/shared/domain/ordering/supportCases';
import type { Tx } from '../db/client.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';
import { idOf } from './demoIds.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

const HOUR_MS = 3_600_000;

interface DemoCase {
  readonly reason: SupportReason;
  /** Hours before now. */
  readonly openedAgo: number;
  readonly closedAgo?: number;
  readonly notes: readonly string[];
}

/** Cases about rewards that did not arrive, of the newest first. */
const DEMO_CASES: readonly DemoCase[] = [
  { reason: 'NOT_RECEIVED', openedAgo: 20, notes: ['Called: no message in the inbox or among junk mail.'] },
  {
    reason: 'WRONG_RECIPIENT',
    openedAgo: 90,
    closedAgo: 70,
    notes: ['The address has a typo.', 'Asked the sender for the right one.'],
  },
];

/** Cases of the administrator about undelivered rewards. */
export async function loadSupportCases(tx: Tx, ids: OrganisationIds, now: Date): Promise<void> {
  const platform_id = idOf(ids.platforms, HOME_PLATFORM.clientId);
  const administrator = idOf(ids.users, 'admin@demo.example');
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const lines = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('platform_id', '=', platform_id)
    .where('delivery_status', '=', 'NOT_DELIVERED')
    .orderBy('id', 'desc')
    .limit(DEMO_CASES.length)
    .execute();
  for (const [at, { reason, openedAgo, closedAgo, notes }] of DEMO_CASES.entries()) {
    const line = lines[at];
    if (line === undefined) return;
    const { id } = await tx
      .insertInto('support_cases')
      .values({
        platform_id,
        identifier: randomUUID(),
        order_line_id: line.id,
        reason,
        opened_by_user_id: administrator,
        opened_at: before(openedAgo),
        ...(closedAgo !== undefined && { closed_by_user_id: administrator, closed_at: before(closedAgo) }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = notes.map((note, after) => ({
      platform_id,
      support_case_id: id,
      user_id: administrator,
      note,
      created_at: before(openedAgo - after),
    }));
    await tx.insertInto('support_case_notes').values(rows).execute();
  }
}
