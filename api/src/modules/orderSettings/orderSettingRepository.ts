import type { Insertable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { OrderSettingChanges } from '../../db/schema.generated.ts';

/** Keeps who turned a switch, in the place of who turned it before. */
export const saveSettingChange = (tx: Tx, change: Insertable<OrderSettingChanges>) =>
  tx
    .insertInto('order_setting_changes')
    .values(change)
    .onConflict((conflict) =>
      conflict.columns(['platform_id', 'setting']).doUpdateSet({
        version: change.version,
        user_id: change.user_id,
        changed_at: change.changed_at,
      }),
    )
    .execute();
