import type { Node } from 'libpg-query';
import type { Level } from './Level.ts';
import { columnOf, every, isColumn, nearest, TENANT_COLUMN, type Column, type NodeOf } from './syntax.ts';

/**
 * Aliases of the level whose tenant must be fixed for an expression to be of one tenant: none for a parameter, a constant
 * or a column of something that is no tenant table. Null where no tenant makes it so, as for another column of a tenant
 * table.
 */
export function needsOf(expression: Node, level: Level): readonly string[] | null {
  const needs = nearest(expression, isColumnOrQuery).map((node) => needsOfPart(node, level));
  return needs.some((found) => found === null) ? null : needs.flatMap((found) => found ?? []);
}

/** Aliases of the level whose tenant a sub-select or function is given from outside, by their qualified names. */
export function needsInside(query: unknown, level: Level): string[] {
  const own = new Set(every(query, isNamed).map(nameOf));
  return every(query, isColumn).flatMap(({ ColumnRef }) => {
    const column = columnOf(ColumnRef);
    if (column === null || column.alias === null || own.has(column.alias)) return [];
    const relation = level.relations.find(({ alias }) => alias === column.alias);
    return relation === undefined || (relation.tenantTable !== null && column.name !== TENANT_COLUMN)
      ? []
      : relation.needs;
  });
}

/** The tenant table of this level that the expression is the tenant column of. */
export function tenantAliasOf(expression: Node, level: Level): string | null {
  if ('TypeCast' in expression && expression.TypeCast.arg) return tenantAliasOf(expression.TypeCast.arg, level);
  const column = isColumn(expression) ? columnOf(expression.ColumnRef) : null;
  if (column?.name !== TENANT_COLUMN) return null;
  if (column.alias === null) return bareTenant(level);
  const relation = level.relations.find(({ alias }) => alias === column.alias);
  return relation === undefined || relation.tenantTable === null ? null : relation.alias;
}

const isColumnOrQuery = (node: Node): node is NodeOf<'ColumnRef' | 'SubLink'> => isColumn(node) || 'SubLink' in node;

function needsOfPart(node: NodeOf<'ColumnRef' | 'SubLink'>, level: Level): readonly string[] | null {
  if (!isColumn(node)) return needsInside(node, level);
  const column = columnOf(node.ColumnRef);
  return column && needsOfColumn(column, level);
}

function needsOfColumn(column: Column, level: Level): readonly string[] | null {
  const found = column.alias === null ? bareColumn(column.name, level) : qualified(column.alias, column.name, level);
  if (found !== 'elsewhere') return found;
  // The outer level answers for its own aliases; here their columns are given.
  return level.outer && (needsOfColumn(column, level.outer) === null ? null : []);
}

type TenantFinding = readonly string[] | null | 'elsewhere';

function qualified(alias: string, name: string, level: Level): TenantFinding {
  const relation = level.relations.find((each) => each.alias === alias);
  if (relation === undefined) return 'elsewhere';
  return relation.tenantTable !== null && name !== TENANT_COLUMN ? null : relation.needs;
}

function bareColumn(name: string, level: Level): TenantFinding {
  const relation = level.relations.find(
    ({ tenantTable, alias, columns }) => tenantTable === null && (alias === name || columns.includes(name)),
  );
  if (relation !== undefined) return relation.needs;
  if (name !== TENANT_COLUMN || !level.relations.some(({ tenantTable }) => tenantTable !== null)) return 'elsewhere';
  const tenant = bareTenant(level);
  return tenant === null ? null : [tenant];
}

/** PostgreSQL refuses an unqualified column that several relations have, unless a join has made one of them. */
function bareTenant({ relations, merged }: Level): string | null {
  const [first, second] = relations.filter(({ tenantTable }) => tenantTable !== null);
  return first === undefined || (second !== undefined && !merged) ? null : first.alias;
}

const isNamed = (node: Node): node is NodeOf<'RangeVar' | 'RangeSubselect' | 'RangeFunction'> =>
  'RangeVar' in node || 'RangeSubselect' in node || 'RangeFunction' in node;

function nameOf(node: NodeOf<'RangeVar' | 'RangeSubselect' | 'RangeFunction'>): string | undefined {
  if ('RangeVar' in node) return node.RangeVar.alias?.aliasname ?? node.RangeVar.relname;
  return ('RangeFunction' in node ? node.RangeFunction : node.RangeSubselect).alias?.aliasname;
}
