import type { MostSent } from '@portal/shared/contract/orders';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { listMostSentBrands } from './mostSentReadModel.ts';

/** Returns the brands that an account sent most. Names no order: who may place one from the account may know them. */
export async function listMostSent(db: Db, user: SessionUser, accountIdentifier: string): Promise<MostSent> {
  const account = await findVisibleAccount(db, user, accountIdentifier);
  return { brandKeys: await listMostSentBrands(db, keyOf(account), SERVER_SETTINGS.mostSent) };
}
