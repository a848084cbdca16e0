import type { Insertable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import { insertAll } from '../../db/insertAll.ts';
import type { ScheduleChanges } from '../../db/schema.generated.ts';

/** Records who moved lines, or sent them at once. */
export const insertScheduleChanges = (tx: Tx, changes: readonly Insertable<ScheduleChanges>[]) =>
  insertAll(tx, 'schedule_changes', changes, ['id']);
