import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { Executor } from '../../db/client.ts';
import { txtNameOf, txtValueOf } from './companyDomain.ts';
import type { Colleague, SignInPeople } from './SignInPeople.ts';
import { listConnections } from './ssoConnectionRepository.ts';
import { listDomains, listExemptions, type DomainRow } from './ssoDomainRepository.ts';

/** A person as the lists of this page show one. */
export const toPerson = ({ id, first_name, last_name, email }: Colleague) => ({
  userId: id.toString(),
  name: fullName(first_name, last_name),
  email,
});

/** Returns the domains of an organisation as administrators see them, by name. */
export async function listDomainViews(
  executor: Executor,
  platformId: bigint,
  people: Pick<SignInPeople, 'listUsers' | 'countAtDomains'>,
): Promise<SsoDomain[]> {
  const domains = await listDomains(executor, platformId);
  const exemptions = await listExemptions(executor, platformId);
  const connections = await listConnections(executor, platformId);
  const atDomains = await people.countAtDomains(executor, platformId);
  const users = await people.listUsers(executor, platformId, [
    ...exemptions.map(({ user_id }) => user_id),
    ...domains.map(({ changed_by_user_id }) => changed_by_user_id),
  ]);
  const exemptOf = ({ id }: DomainRow) =>
    users.filter((user) => exemptions.some(({ domain_id, user_id }) => domain_id === id && user_id === user.id));
  const nameOf = (userId: bigint): string => {
    const user = users.find(({ id }) => id === userId);
    return fullName(user?.first_name, user?.last_name);
  };
  return domains.map((row) => ({
    domainId: row.identifier,
    domain: row.domain,
    state: row.verified_at === null ? 'PENDING' : 'VERIFIED',
    txtName: txtNameOf(row.domain),
    txtValue: txtValueOf(row.token),
    checkedDate: row.checked_at?.toISOString() ?? null,
    checkProblem: row.check_problem,
    missingSince: row.missing_since?.toISOString() ?? null,
    verifiedDate: row.verified_at?.toISOString() ?? null,
    connectionId: connections.find(({ id }) => id === row.connection_id)?.identifier ?? null,
    onlyCompany: row.only_company,
    exemptUsers: exemptOf(row).map(toPerson),
    people: atDomains.get(row.domain) ?? 0,
    version: row.version,
    changedBy: { name: nameOf(row.changed_by_user_id), date: row.changed_at.toISOString() },
  }));
}
