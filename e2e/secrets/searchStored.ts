import { globSync, readFileSync, statSync } from 'node:fs';
import { openBooks } from '../harness/openBooks.ts';
import type { Place } from '../harness/startServer.ts';
import type { createFinder } from './findNumbers.ts';

type Find = ReturnType<typeof createFinder>;

/** A place that was searched: its name, its size in characters, and what was found there. */
export interface Searched {
  readonly place: string;
  readonly size: number;
  readonly found: readonly string[];
}

export function searchText(place: string, text: string, find: Find): Searched {
  const found = find(text).map(({ number, how, around }) => `${place}: ${number} as ${how}: ${around}`);
  return { place, size: text.length, found };
}

/** Every file below a folder: database, journal of the gateway, mail, texts. */
export function searchFiles(place: string, folder: string, find: Find): Searched {
  const files = globSync(`${folder}/**`).filter((file) => statSync(file).isFile());
  const results = files.map((file) => searchText(file, readFileSync(file, 'latin1'), find));
  return {
    place: `${place} (${files.length} files)`,
    size: results.reduce((sum, { size }) => sum + size, 0),
    found: results.flatMap(({ found }) => found),
  };
}

const TABLES = `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;

/** Every row of every table, as the database's owner reads it. */
export async function searchTables(place: Place, find: Find): Promise<Searched> {
  const books = await openBooks(place);
  try {
    const tables = (await books.query(TABLES)).map(({ name }) => String(name));
    const results: Searched[] = [];
    for (const table of tables) {
      const rows = await books.query(`select row_to_json(t)::text as row from ${table} t`);
      results.push(searchText(table, rows.map(({ row }) => String(row)).join('\n'), find));
    }
    return {
      place: `tables (${tables.length})`,
      size: results.reduce((sum, { size }) => sum + size, 0),
      found: results.flatMap(({ found }) => found),
    };
  } finally {
    await books.close();
  }
}
