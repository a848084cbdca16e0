import type { TenantKey } from '../../db/TenantKey.ts';

/** Writes the key of a user or a grant as the OAuth server names accounts and grants. Neither leaves the server. */
export const toReference = ({ platformId, id }: TenantKey): string => `${platformId}:${id}`;

/** Reads such a key; null for what is none. */
export function readReference(text: string | undefined): TenantKey | null {
  const [, platformId, id] = /^(\d{1,18}):(\d{1,18})$/.exec(text ?? '') ?? [];
  return platformId === undefined || id === undefined ? null : { platformId: BigInt(platformId), id: BigInt(id) };
}
