import { parse } from 'libpg-query';
import { levelIn } from './scope/Level.ts';
import { unscopedIn } from './scope/statements.ts';

/**
 * The tables of tenants' data, as `table alias`, that a statement reads, updates or deletes without fixing their tenant: a
 * condition must make their `platform_id` equal to a value that does not come from another such table, or to that of one
 * that is fixed itself. A table that rows are inserted into needs the column among those inserted. Raises an error when
 * the statement is no SQL that PostgreSQL can parse.
 */
export async function unscopedTables(statement: string, tenantTables: ReadonlySet<string>): Promise<string[]> {
  const { stmts = [] } = await parse(statement);
  return [...new Set(unscopedIn(stmts, levelIn(null, tenantTables)))];
}
