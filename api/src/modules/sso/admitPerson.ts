import type { Tx } from '../../db/client.ts';
import { activateInvited, type UserRow } from '../identity/index.ts';
import { addProvidedUser } from '../team/index.ts';
import type { NewPeople } from '../signInPolicy/index.ts';
import type { PersonMatch } from './findPerson.ts';
import type { ProviderIdentity } from './SsoProtocol.ts';
import { saveIdentity } from './ssoSignInRepository.ts';
import { toPersonNames } from './toPersonNames.ts';

interface Admission {
  readonly connection: string;
  readonly identity: ProviderIdentity;
  /** The organisation of somebody new, and what the connection gives them; null: nobody new is added. */
  readonly newcomers: { readonly platformId: bigint; readonly newPeople: NewPeople } | null;
  readonly langKey: string;
  readonly at: Date;
}

/** Returns the user who signs in, made or activated where this is the first time; null for somebody new who cannot be added. */
export async function admitPerson(
  tx: Tx,
  match: Exclude<PersonMatch, { kind: 'REFUSED' }>,
  admission: Admission,
): Promise<UserRow | null> {
  const { connection, identity, at } = admission;
  const user = match.kind === 'KNOWN' ? await activated(tx, match.user, at) : await addNew(tx, match.email, admission);
  if (user === null || (match.kind === 'KNOWN' && match.isBound)) return user;
  const { platform_id, id: user_id } = user;
  await saveIdentity(tx, { platform_id, connection, subject: identity.subject, user_id, created_at: at });
  return user;
}

const activated = async (tx: Tx, user: UserRow, at: Date): Promise<UserRow> =>
  user.status === 'ACTIVATED' ? user : activateInvited(tx, user, at);

async function addNew(tx: Tx, email: string, { identity, newcomers, langKey, at }: Admission): Promise<UserRow | null> {
  if (newcomers === null) return null;
  const { platformId, newPeople } = newcomers;
  return addProvidedUser(tx, { platformId, email, langKey, ...toPersonNames(identity, email), ...newPeople }, at);
}
