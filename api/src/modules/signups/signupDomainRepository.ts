import { SIGNUP_DOMAIN_RULES, type SignupDomainRule } from '@portal/shared/contract/signups';
import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { SignupDomains } from '../../db/schema.generated.ts';

export type SignupDomainRow = Selectable<SignupDomains>;

export const listDomains = (executor: Executor): Promise<SignupDomainRow[]> =>
  executor.selectFrom('signup_domains').selectAll().orderBy('domain').execute();

/** Returns the exceptions of some domains. */
export async function findDomainRules(
  executor: Executor,
  domains: readonly string[],
): Promise<ReadonlyMap<string, SignupDomainRule>> {
  const rows = await executor
    .selectFrom('signup_domains')
    .select(['domain', 'rule'])
    .where('domain', 'in', domains)
    .execute();
  return new Map(rows.map(({ domain, rule }) => [domain, oneOf(SIGNUP_DOMAIN_RULES, rule)]));
}

/** Adds the exception of a domain, or replaces it. */
export const putDomain = (tx: Tx, row: Insertable<SignupDomains>) =>
  tx
    .insertInto('signup_domains')
    .values(row)
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(row))
    .execute();

/** Deletes the exception of a domain; false when there is none. */
export async function deleteDomain(tx: Tx, domain: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('signup_domains')
    .where('domain', '=', domain)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
