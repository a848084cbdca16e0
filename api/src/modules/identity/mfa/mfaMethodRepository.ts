import type { MfaType } from '@portal/shared/domain/people/mfa';
import { MFA_TYPES } from '@portal/shared/domain/people/mfa';
import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import type { MfaMethods } from '../../../db/schema.generated.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';

export type MfaMethodRow = Selectable<MfaMethods>;

/** The methods of a user, in the order in which they are offered. */
export async function readMethods(executor: Executor, { platformId, id }: TenantKey): Promise<MfaMethodRow[]> {
  const rows = await executor
    .selectFrom('mfa_methods')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .execute();
  return MFA_TYPES.flatMap((type) => rows.filter((row) => row.type === type));
}

/** Adds a method, or replaces the one of that type. */
export const putMethod = (tx: Tx, method: Insertable<MfaMethods>) =>
  tx
    .insertInto('mfa_methods')
    .values(method)
    .onConflict((conflict) =>
      conflict.columns(['platform_id', 'user_id', 'type']).doUpdateSet((eb) => ({
        phone_number: eb.ref('excluded.phone_number'),
        sealed_secret: eb.ref('excluded.sealed_secret'),
        last_step: eb.ref('excluded.last_step'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute();

/** Removes a method; false when there was none. */
export async function removeMethod(tx: Tx, { platformId, id }: TenantKey, type: MfaType): Promise<boolean> {
  const removed = await tx
    .deleteFrom('mfa_methods')
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('type', '=', type)
    .returning('type')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Takes a time step of an authenticator, once: false when that step or a later one was taken before. */
export async function takeStep(tx: Tx, { platformId, id }: TenantKey, step: bigint): Promise<boolean> {
  const taken = await tx
    .updateTable('mfa_methods')
    .set({ last_step: step })
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('type', '=', 'OTP')
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('type')
    .executeTakeFirst();
  return taken !== undefined;
}
