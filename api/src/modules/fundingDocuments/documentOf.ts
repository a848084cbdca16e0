import { languageOf } from '@portal/shared/domain/languages';
import { PRODUCT_NAME } from '@portal/shared/domain/productName';
import type { Executor } from '../../db/client.ts';
import type { AccountDocument } from '../../pdf/documents/documentFrame.ts';
import type { AccountRow } from '../accounts/index.ts';
import type { SessionUser } from '../identity/index.ts';

/** What every document about an account says, in the language of who asked for it. */
export async function documentOf(
  executor: Executor,
  user: SessionUser,
  account: AccountRow,
  now: Date,
): Promise<AccountDocument> {
  const platform = await executor
    .selectFrom('platforms')
    .select(['name', 'support_email'])
    .where('id', '=', account.platform_id)
    .executeTakeFirstOrThrow();
  const language = languageOf(user.langKey);
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
