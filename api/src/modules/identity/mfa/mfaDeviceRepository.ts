import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { hashToken, randomToken } from '../../../crypto/tokens.ts';
import type { Executor, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import type { Caller } from '../sessions/sessionIssuer.ts';

const { rememberMs, devicesOfPerson } = SERVER_SETTINGS.mfa;

/** The device of a token that needs no code of this user now. */
export const findDevice = (executor: Executor, { platformId, id }: TenantKey, token: string, now: Date) =>
  executor
    .selectFrom('mfa_devices')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Notes that a device signed in again; its time does not begin anew. */
export const touchDevice = (tx: Tx, { platformId, id }: TenantKey, token: string, now: Date) =>
  tx
    .updateTable('mfa_devices')
    .set({ last_used_at: now })
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('token_hash', '=', hashToken(token))
    .execute();

/** Remembers a device and returns its token; the oldest of too many is forgotten. */
export async function insertDevice(tx: Tx, user: TenantKey, caller: Caller, now: Date): Promise<string> {
  const token = randomToken();
  await tx
    .insertInto('mfa_devices')
    .values({
      platform_id: user.platformId,
      user_id: user.id,
      token_hash: hashToken(token),
      user_agent: caller.userAgent?.slice(0, 500) ?? null,
      ip_address: caller.ipAddress,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + rememberMs),
    })
    .execute();
  await tx
    .deleteFrom('mfa_devices')
    .where('platform_id', '=', user.platformId)
    .where('user_id', '=', user.id)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mfa_devices')
        .select('id')
        .where('platform_id', '=', user.platformId)
        .where('user_id', '=', user.id)
        .orderBy('id', 'desc')
        .offset(devicesOfPerson),
    )
    .execute();
  return token;
}

/** Devices of a user that need no code now, the latest used first. */
export const readDevices = (executor: Executor, { platformId, id }: TenantKey, now: Date) =>
  executor
    .selectFrom('mfa_devices')
    .select(['id', 'user_agent', 'ip_address', 'last_used_at', 'expires_at'])
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(devicesOfPerson)
    .execute();

/** Forgets one device; false when it was none of this user's. */
export async function removeDevice(tx: Tx, { platformId, id }: TenantKey, deviceId: bigint): Promise<boolean> {
  const removed = await tx
    .deleteFrom('mfa_devices')
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('id', '=', deviceId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Forgets every device of a user. */
export const removeAllDevices = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.deleteFrom('mfa_devices').where('platform_id', '=', platformId).where('user_id', '=', id).execute();
