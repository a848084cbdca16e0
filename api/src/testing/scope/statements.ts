import type { InsertStmt, Node, TruncateStmt, WithClause } from 'libpg-query';
import { addCondition } from './conditions.ts';
import { addFromItem, addTable } from './fromItems.ts';
import { levelIn, unscopedRelations, type Level } from './Level.ts';
import { nearest, TENANT_COLUMN, type NodeOf } from './syntax.ts';

type StatementNode = NodeOf<'SelectStmt' | 'UpdateStmt' | 'DeleteStmt' | 'InsertStmt' | 'MergeStmt' | 'TruncateStmt'>;

/** The unscoped tables of all statements in a part of the tree, which sees the names of `outer`. */
export const unscopedIn = (part: unknown, outer: Level): string[] =>
  nearest(part, isStatement).flatMap((statement) => unscopedOf(statement, outer));

const isStatement = (node: Node): node is StatementNode =>
  'SelectStmt' in node ||
  'UpdateStmt' in node ||
  'DeleteStmt' in node ||
  'InsertStmt' in node ||
  'MergeStmt' in node ||
  'TruncateStmt' in node;

function unscopedOf(node: StatementNode, outer: Level): string[] {
  if ('SelectStmt' in node) {
    const { larg, rarg, ...rest } = node.SelectStmt;
    const branches = [larg, rarg].flatMap((branch) => (branch ? { SelectStmt: branch } : []));
    return unscopedOfQuery({ ...rest, branches }, rest.fromClause, outer);
  }
  if ('UpdateStmt' in node)
    return unscopedOfQuery(node.UpdateStmt, [targetOf(node.UpdateStmt), ...(node.UpdateStmt.fromClause ?? [])], outer);
  if ('DeleteStmt' in node)
    return unscopedOfQuery(node.DeleteStmt, [targetOf(node.DeleteStmt), ...(node.DeleteStmt.usingClause ?? [])], outer);
  if ('InsertStmt' in node) return unscopedOfInsert(node.InsertStmt, outer);
  if ('TruncateStmt' in node) return unscopedOfTruncate(node.TruncateStmt, outer);
  throw new Error('MERGE is not known here');
}

const targetOf = ({ relation = {} }: { readonly relation?: NodeOf<'RangeVar'>['RangeVar'] }): Node => ({
  RangeVar: relation,
});

interface Query {
  readonly withClause?: WithClause;
  /** The parts of a UNION or the like: each is a level of its own. */
  readonly branches?: readonly Node[];
  readonly whereClause?: Node;
}

function unscopedOfQuery({ withClause, ...query }: Query, from: readonly Node[] = [], outer: Level): string[] {
  const level = levelIn(outer, outer.tenantTables);
  const ofCtes = unscopedOfCtes(withClause, level);
  const aliases = from.flatMap((item) => addFromItem(item, level));
  if (query.whereClause) addCondition(query.whereClause, level, aliases);
  return [...ofCtes, ...unscopedRelations(level), ...unscopedIn(query, level)];
}

/** A new row has its tenant from the statement; what it is made of is read like anything else. */
function unscopedOfInsert({ withClause, relation = {}, cols = [], ...query }: InsertStmt, outer: Level): string[] {
  const level = levelIn(outer, outer.tenantTables);
  const ofCtes = unscopedOfCtes(withClause, level);
  addTable(relation, level);
  addTable({ relname: 'excluded' }, level);
  const hasTenant = cols.some((column) => 'ResTarget' in column && column.ResTarget.name === TENANT_COLUMN);
  return [...ofCtes, ...(hasTenant ? [] : unscopedRelations(level)), ...unscopedIn(query, level)];
}

/** It empties whole tables. */
function unscopedOfTruncate({ relations = [] }: TruncateStmt, outer: Level): string[] {
  const level = levelIn(outer, outer.tenantTables);
  for (const relation of relations) addFromItem(relation, level);
  return unscopedRelations(level);
}

/** Reads the CTEs before the level has relations, for they see none of them. Each sees those before it. */
function unscopedOfCtes({ ctes = [], recursive = false }: WithClause = {}, level: Level): string[] {
  const named = ctes.flatMap((cte) => ('CommonTableExpr' in cte ? cte.CommonTableExpr : []));
  if (recursive) for (const { ctename = '' } of named) level.ctes.add(ctename);
  return named.flatMap(({ ctename = '', ctequery }) => {
    const found = unscopedIn(ctequery, level);
    level.ctes.add(ctename);
    return found;
  });
}
