import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { AppError } from '../../errors/AppError.ts';
import { SIGN_IN_POLICY_FAILURES } from './signInPolicyErrors.ts';
import { listDomains, listExemptions, removeExemptions } from './ssoDomainRepository.ts';

/** Ends what an administrator keeps apart from "only through the company". Raises 409 at a domain where nobody else does. */
export async function leaveExemptions(tx: Tx, user: TenantKey): Promise<void> {
  const exemptions = await listExemptions(tx, user.platformId);
  const [own, others] = [
    exemptions.filter(({ user_id }) => user_id === user.id),
    exemptions.filter(({ user_id }) => user_id !== user.id),
  ];
  if (own.length === 0) return;
  const lost = own.find(({ domain_id }) => !others.some((other) => other.domain_id === domain_id));
  if (lost !== undefined) {
    const domain = (await listDomains(tx, user.platformId)).find(({ id }) => id === lost.domain_id)?.domain ?? '';
    throw new AppError({ ...SIGN_IN_POLICY_FAILURES.lastExempt, values: { domain } });
  }
  await removeExemptions(tx, user);
}
