import type { FundingType } from '@portal/shared/domain/enumerations';
import type { Db } from '../db/client.ts';
import type { DepositRow } from '../modules/deposits/depositRepository.ts';

/** Addresses that get the receipts of one kind of deposit into an account. */
export const addContacts = (
  db: Db,
  { platform_id, account_id }: Pick<DepositRow, 'platform_id' | 'account_id'>,
  { kind, emails, by }: { readonly kind: FundingType; readonly emails: string[]; readonly by: bigint },
) =>
  db
    .insertInto('account_contacts')
    .values({
      platform_id,
      account_id,
      funding_type: kind,
      emails,
      changed_by_user_id: by,
      changed_at: new Date('2026-11-20'),
    })
    .execute();
