/** Something rows are read from, by the name that it has at its level. */
export interface Relation {
  readonly alias: string;
  /** Null for what is not a table of tenants' data: a function, a CTE, a sub-select, another table. */
  readonly tenantTable: string | null;
  /** Names of columns that are known without their relation. */
  readonly columns: readonly string[];
  /** Aliases of the level whose tenant must be fixed before its columns are. */
  readonly needs: readonly string[];
}

/** The tenant of `alias` is fixed once the tenants of all in `needs` are. */
export interface Rule {
  readonly alias: string;
  readonly needs: readonly string[];
}

/** One SELECT, INSERT, UPDATE or DELETE: the names that it can see, and what fixes their tenants. */
export interface Level {
  readonly outer: Level | null;
  readonly tenantTables: ReadonlySet<string>;
  readonly ctes: Set<string>;
  readonly relations: Relation[];
  readonly rules: Rule[];
  /** True once `using (platform_id)` has made one column of several. */
  merged: boolean;
}

export const levelIn = (outer: Level | null, tenantTables: ReadonlySet<string>): Level => ({
  outer,
  tenantTables,
  ctes: new Set(),
  relations: [],
  rules: [],
  merged: false,
});

export const isCte = (name: string, level: Level): boolean =>
  level.ctes.has(name) || (level.outer !== null && isCte(name, level.outer));

/** The tables of the level that can be read beyond one tenant, as `table alias`. */
export function unscopedRelations({ relations, rules }: Level): string[] {
  const fixed = fixedBy(rules);
  return relations.flatMap(({ alias, tenantTable }) => {
    if (tenantTable === null || fixed.has(alias)) return [];
    return tenantTable === alias ? tenantTable : `${tenantTable} ${alias}`;
  });
}

function fixedBy(rules: readonly Rule[]): ReadonlySet<string> {
  const fixed = new Set<string>();
  let before: number;
  do {
    before = fixed.size;
    for (const { alias, needs } of rules) if (needs.every((need) => fixed.has(need))) fixed.add(alias);
  } while (fixed.size > before);
  return fixed;
}
