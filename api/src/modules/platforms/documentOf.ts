import type { Language } from '@portal/shared/domain/enumerations';
import { PRODUCT_NAME } from '@portal/shared/domain/productName';
import type { Executor } from '../../db/client.ts';
import type { AccountDocument } from '../../pdf/documents/documentFrame.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import { findPlatform } from './platformRepository.ts';

/** Reads what every document about an account says, in the language of its reader. */
export async function documentOf(
  executor: Executor,
  account: AccountRow,
  language: Language,
  now: Date,
): Promise<AccountDocument> {
  const platform = await findPlatform(executor, account.platform_id);
  return {
    language,
    issuer: { name: PRODUCT_NAME[language], supportAddress: platform.support_email },
    organisation: platform.name,
    accountName: account.display_name,
    accountNumber: account.account_number,
    currencyCode: account.currency_code,
    createdAt: now.toISOString(),
  };
}
