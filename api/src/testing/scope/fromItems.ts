import type { Alias, JoinExpr, Node, RangeFunction, RangeVar } from 'libpg-query';
import { addCondition } from './conditions.ts';
import { isCte, type Level } from './Level.ts';
import { needsInside } from './needs.ts';
import { every, TENANT_COLUMN, textOf, textsOf } from './syntax.ts';

/** Adds an item of a FROM clause to the level, with what its joins fix. Returns the aliases added. */
export function addFromItem(item: Node, level: Level): string[] {
  if ('JoinExpr' in item) return addJoin(item.JoinExpr, level);
  if ('RangeVar' in item) return addTable(item.RangeVar, level);
  if ('RangeFunction' in item) return addFunction(item.RangeFunction, level);
  if ('RangeSubselect' in item) return addOther(item, item.RangeSubselect.alias, level);
  if ('RangeTableFunc' in item) return addOther(item, item.RangeTableFunc.alias, level);
  if ('JsonTable' in item) return addOther(item, item.JsonTable.alias, level);
  if ('RangeTableSample' in item && item.RangeTableSample.relation)
    return addFromItem(item.RangeTableSample.relation, level);
  throw new Error(`FROM holds something that is not known here: ${Object.keys(item).join()}`);
}

export function addTable({ schemaname, relname = '', alias }: RangeVar, level: Level): string[] {
  const name = alias?.aliasname ?? relname;
  const isTable = schemaname === undefined ? !isCte(relname, level) : schemaname === 'public';
  if (isTable && level.tenantTables.has(relname))
    level.relations.push({ alias: name, tenantTable: relname, columns: [], needs: [name] });
  else level.relations.push({ alias: name, tenantTable: null, columns: textsOf(alias?.colnames), needs: [] });
  return [name];
}

/** Without an alias, a function goes by its own name. */
function addFunction(item: RangeFunction, level: Level): string[] {
  const [call] = every(item.functions, isCall);
  const { aliasname = textOf(call?.FuncCall.funcname?.at(-1)) ?? '', colnames = [] } = item.alias ?? {};
  const defined = every([item.functions, item.coldeflist], isColumnDefinition);
  const columns = [...textsOf(colnames), ...defined.flatMap(({ ColumnDef }) => ColumnDef.colname ?? [])];
  level.relations.push({ alias: aliasname, tenantTable: null, columns, needs: needsInside(item, level) });
  return [aliasname];
}

function addOther(item: Node, { aliasname = '', colnames }: Alias = {}, level: Level): string[] {
  const needs = needsInside(item, level);
  level.relations.push({ alias: aliasname, tenantTable: null, columns: textsOf(colnames), needs });
  return [aliasname];
}

function addJoin({ larg, rarg, jointype, quals, usingClause }: JoinExpr, level: Level): string[] {
  const left = larg ? addFromItem(larg, level) : [];
  const right = rarg ? addFromItem(rarg, level) : [];
  // The side whose rows are kept where nothing matches is not restricted by the join.
  const restricted = [
    ...(jointype === 'JOIN_INNER' || jointype === 'JOIN_RIGHT' ? left : []),
    ...(jointype === 'JOIN_INNER' || jointype === 'JOIN_LEFT' ? right : []),
  ];
  if (quals) addCondition(quals, level, restricted);
  if (textsOf(usingClause).includes(TENANT_COLUMN)) mergeTenants(left, right, restricted, level);
  return [...left, ...right];
}

/** `using (platform_id)`: a side without a tenant table has the column from something else. */
function mergeTenants(left: string[], right: string[], restricted: readonly string[], level: Level): void {
  level.merged = true;
  const tenants = new Set(level.relations.filter(({ tenantTable }) => tenantTable !== null).map(({ alias }) => alias));
  const equate = (side: string[], other: string[]) => {
    const given = other.filter((alias) => tenants.has(alias));
    for (const alias of side.filter((each) => tenants.has(each) && restricted.includes(each)))
      for (const needs of given.length === 0 ? [[]] : given.map((each) => [each])) level.rules.push({ alias, needs });
  };
  equate(left, right);
  equate(right, left);
}

const isCall = (node: Node) => 'FuncCall' in node;
const isColumnDefinition = (node: Node) => 'ColumnDef' in node;
