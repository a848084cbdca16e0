import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { SignInPeople } from './SignInPeople.ts';
import { SIGN_IN_POLICY_FAILURES } from './signInPolicyErrors.ts';
import { listDomains, listExemptions } from './ssoDomainRepository.ts';

type ListAdministrators = SignInPeople['listAdministrators'];

/**
 * Changes rights of an organisation. Raises 409 when a domain whose people sign in through the company only would keep no administrator
 * apart who may still change that.
 */
export async function keepExemptAdministrators<T>(
  tx: Tx,
  platformId: bigint,
  listAdministrators: ListAdministrators,
  change: () => Promise<T>,
): Promise<T> {
  const before = await listKeptDomains(tx, platformId, listAdministrators);
  const result = await change();
  if (before.length === 0) return result;
  const after = await listKeptDomains(tx, platformId, listAdministrators);
  const lost = before.find((id) => !after.includes(id));
  if (lost === undefined) return result;
  const domain = (await listDomains(tx, platformId)).find(({ id }) => id === lost)?.domain ?? '';
  throw new AppError({ ...SIGN_IN_POLICY_FAILURES.lastExempt, values: { domain } });
}

/** Returns the domains at which an administrator of sign-in stands apart. */
async function listKeptDomains(tx: Tx, platformId: bigint, listAdministrators: ListAdministrators): Promise<bigint[]> {
  const exemptions = await listExemptions(tx, platformId);
  if (exemptions.length === 0) return [];
  const administrators = (await listAdministrators(tx, platformId)).map(({ id }) => id);
  return exemptions.flatMap(({ domain_id, user_id }) => (administrators.includes(user_id) ? [domain_id] : []));
}
