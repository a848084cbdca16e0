import type { TenantKey } from '../../db/TenantKey.ts';

/** Our key of the card of a line, for ever. */
export const cardKeyOf = ({ platformId, id }: TenantKey): string => `${platformId}-${id}`;
