import { sql, type RawBuilder } from 'kysely';

/** The row id of a platform's account of an identifier, whatever its case; for a statement about things of the account. */
export const accountIdOf = (platformId: bigint, identifier: string): RawBuilder<bigint> =>
  sql`(select id from accounts where platform_id = ${platformId} and lower(identifier) = lower(${identifier}) limit 1)`;

/** The row id of a platform's group of an identifier, as `accountIdOf`. */
export const groupIdOf = (platformId: bigint, identifier: string): RawBuilder<bigint> =>
  sql`(select id from customers where platform_id = ${platformId} and lower(identifier) = lower(${identifier}) limit 1)`;
