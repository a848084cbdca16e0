import type { Executor } from '../../db/client.ts';

/** Returns who turned which switches of an organisation last, and when. */
export const listSettingChanges = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('order_setting_changes')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'order_setting_changes.platform_id')
        .onRef('users.id', '=', 'order_setting_changes.user_id'),
    )
    .select([
      'order_setting_changes.setting',
      'order_setting_changes.version',
      'order_setting_changes.changed_at',
      'users.first_name',
      'users.last_name',
    ])
    .where('order_setting_changes.platform_id', '=', platformId)
    .execute();

export type SettingChange = Awaited<ReturnType<typeof listSettingChanges>>[number];
