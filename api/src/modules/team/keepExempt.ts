import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import { signInPeople } from '../identity/index.ts';
import { keepExemptAdministrators } from '../signInPolicy/index.ts';

/** Changes rights of the actor's organisation. Raises 409 for the last administrator apart at a domain. */
export const keepExempt = <T>(tx: Tx, { platformId }: SessionUser, change: () => Promise<T>): Promise<T> =>
  keepExemptAdministrators(tx, platformId, signInPeople.listAdministrators, change);
