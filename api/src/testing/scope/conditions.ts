import type { A_Expr, Node, SubLink } from 'libpg-query';
import type { Level } from './Level.ts';
import { needsOf, tenantAliasOf } from './needs.ts';
import { textOf } from './syntax.ts';

/**
 * Adds to the level what a condition fixes: the tenants of the aliases that it may restrict. Only equalities that must
 * hold count, so none under OR or NOT.
 */
export function addCondition(condition: Node, level: Level, restricted: readonly string[]): void {
  for (const { value, equals } of equalitiesIn(condition).flatMap(byPosition)) {
    const alias = tenantAliasOf(value, level);
    if (alias === null || !restricted.includes(alias)) continue;
    const needs = equals.map((other) => needsOf(other, level));
    if (needs.every((found) => found !== null)) level.rules.push({ alias, needs: needs.flat() });
  }
}

/** The value is equal to one of the others. */
interface Equality {
  readonly value: Node;
  readonly equals: readonly Node[];
}

function equalitiesIn(condition: Node): Equality[] {
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR')
    return (condition.BoolExpr.args ?? []).flatMap(equalitiesIn);
  if ('A_Expr' in condition) return ofOperator(condition.A_Expr);
  return 'SubLink' in condition ? ofSubLink(condition.SubLink) : [];
}

function ofOperator({ kind, name, lexpr, rexpr }: A_Expr): Equality[] {
  if (textOf(name?.at(-1)) !== '=' || lexpr === undefined || rexpr === undefined) return [];
  const forward = { value: lexpr, equals: 'List' in rexpr ? (rexpr.List.items ?? []) : [rexpr] };
  if (kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY') return [forward];
  return kind === 'AEXPR_OP' || kind === 'AEXPR_NOT_DISTINCT' ? [forward, { value: rexpr, equals: [lexpr] }] : [];
}

/** `in (select ..)` has no operator of its own. */
function ofSubLink({ subLinkType, operName, testexpr, subselect }: SubLink): Equality[] {
  if (subLinkType !== 'ANY_SUBLINK' || testexpr === undefined || subselect === undefined) return [];
  if (operName !== undefined && textOf(operName.at(-1)) !== '=') return [];
  return [{ value: testexpr, equals: [{ SubLink: { subselect } }] }];
}

/** Rows are equal when their values are, one by one. */
function byPosition({ value, equals }: Equality): Equality[] {
  if (!('RowExpr' in value)) return [{ value, equals }];
  return (value.RowExpr.args ?? []).map((each, position) => ({
    value: each,
    equals: equals.map((other) => ('RowExpr' in other ? (other.RowExpr.args?.[position] ?? other) : other)),
  }));
}
