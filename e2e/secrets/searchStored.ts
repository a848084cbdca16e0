import { globSync, readFileSync, statSync } from 'node:fs';
import { openLedger } from '../harness/openLedger.ts';
import type { ServerLocation } from '../harness/startServer.ts';
import type { createFinder } from './findNumbers.ts';

type Find = ReturnType<typeof createFinder>;

/** A location that was searched: its name, its size in characters, and what was found there. */
export interface Searched {
  readonly location: string;
  readonly size: number;
  readonly found: readonly string[];
}

export function searchText(location: string, text: string, find: Find): Searched {
  const found = find(text).map(({ number, how, around }) => `${location}: ${number} as ${how}: ${around}`);
  return { location, size: text.length, found };
}

/** Every file below a folder: database, journal of the gateway, mail, texts. */
export function searchFiles(location: string, folder: string, find: Find): Searched {
  const files = globSync(`${folder}/**`).filter((file) => statSync(file).isFile());
  const results = files.map((file) => searchText(file, readFileSync(file, 'latin1'), find));
  return {
    location: `${location} (${files.length} files)`,
    size: results.reduce((sum, { size }) => sum + size, 0),
    found: results.flatMap(({ found }) => found),
  };
}

const TABLES = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;

/** Every row of every table, as the database's owner reads it. */
export async function searchTables(location: ServerLocation, find: Find): Promise<Searched> {
  const ledger = await openLedger(location);
  try {
    const tables = (await ledger.query(TABLES)).map(({ name }) => String(name));
    const results: Searched[] = [];
    for (const table of tables) {
      const rows = await ledger.query(`select row_to_json(t)::text as row from ${table} t`);
      results.push(searchText(table, rows.map(({ row }) => String(row)).join('\n'), find));
    }
    return {
      location: `tables (${tables.length})`,
      size: results.reduce((sum, { size }) => sum + size, 0),
      found: results.flatMap(({ found }) => found),
    };
  } finally {
    await ledger.close();
  }
}
