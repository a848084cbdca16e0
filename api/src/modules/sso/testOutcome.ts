import type { SsoTest } from '@portal/shared/contract/ssoConnections';
import type { Executor } from '../../db/client.ts';
import { findRoleName } from '../team/index.ts';
import type { SignInConnection } from '../signInPolicy/index.ts';
import { findPersonOfCompany, type PersonMatch } from './findPerson.ts';
import { SSO_FAILURES } from './ssoErrors.ts';
import type { ProviderIdentity, ReadOutcome } from './SsoProtocol.ts';
import { toPersonNames } from './toPersonNames.ts';

/** The result of a test of a connection. */
export type TestOutcome = Pick<SsoTest, 'claims' | 'person' | 'problem'>;

const problemOf = (i18nKey: string, field: string | null): TestOutcome['problem'] => ({ i18nKey, values: {}, field });

/** Fields of the connection's form that are changed where a person is refused. */
const FIELD_OF_REFUSAL: Readonly<Partial<Record<keyof typeof SSO_FAILURES, string>>> = { unknownPerson: 'newPeople' };

/** The outcome of a test whose answer was not read. */
export const toUnreadOutcome = (failure: keyof typeof SSO_FAILURES): TestOutcome => ({
  claims: [],
  person: null,
  problem: problemOf(SSO_FAILURES[failure].i18nKey, null),
});

/** Returns the claims of an answer and the person to whom they lead, or the setting to change. */
export async function toTestOutcome(
  executor: Executor,
  connection: SignInConnection,
  outcome: ReadOutcome,
): Promise<TestOutcome> {
  if ('failure' in outcome) {
    const { problem, field } = outcome.failure;
    return { claims: [], person: null, problem: problemOf(`error.sso.${problem}`, field) };
  }
  const { identity } = outcome;
  const match = await findPersonOfCompany(executor, connection, identity);
  return {
    claims: Object.entries(identity.claims).map(([name, value]) => ({ name, value })),
    person: await toPerson(executor, connection, identity, match),
    problem:
      match.kind === 'REFUSED'
        ? problemOf(SSO_FAILURES[match.refusal].i18nKey, FIELD_OF_REFUSAL[match.refusal] ?? null)
        : null,
  };
}

async function toPerson(
  executor: Executor,
  { platformId, newPeople }: SignInConnection,
  identity: ProviderIdentity,
  match: PersonMatch,
): Promise<TestOutcome['person']> {
  if (match.kind === 'REFUSED') return null;
  const roleId = match.kind === 'KNOWN' ? match.user.role_id : (newPeople?.roleId ?? null);
  const roleName = roleId === null ? null : await findRoleName(executor, { platformId, id: roleId });
  if (match.kind === 'KNOWN') {
    const { first_name, last_name, email } = match.user;
    return { name: `${first_name} ${last_name}`, email, roleName, isNew: false };
  }
  const { firstName, lastName } = toPersonNames(identity, match.email);
  return { name: `${firstName} ${lastName}`, email: match.email, roleName, isNew: true };
}
