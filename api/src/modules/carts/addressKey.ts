import { sql, type RawBuilder } from 'kysely';

/** Names the address of a line; the same for addresses that differ in case alone. An index has it. */
export const addressKeyOf = (address: string): RawBuilder<string | null> =>
  sql<string | null>`md5(lower(${sql.ref(address)}::text))`;
