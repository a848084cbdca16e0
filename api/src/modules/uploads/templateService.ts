import type { CreateUploadQuery } from '@portal/shared/contract/uploads';
import { MAILED_COUNTRY } from '@portal/shared/domain/addresses/mailedAddress';
import { DELIVERY_METHODS } from '@portal/shared/domain/enumerations';
import { toDecimal } from '@portal/shared/domain/money/money';
import { STANDARD_ETID, STANDARD_PTID } from '@portal/shared/domain/settings';
import { fieldsOf } from '@portal/shared/domain/uploads/uploadFields';
import type { Db } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import { allRewardItems, isOrderable, type RewardItem } from '../catalog/index.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { toFileColumns, toFileHeading, type UploadFileColumn } from './uploadFileColumns.ts';

/**
 * A file to fill in. Its headings are the names of the fields, so that it comes back without a mapping, and one more that is no
 * field's: the name of the reward beside its code, for people.
 */
export interface UploadTemplate {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Rewards that a template begins a row with; who wants another one finds its ID in the catalogue. */
const REWARDS = 25;

/**
 * A template for an account: a row for each of the first rewards that it may send, with the IDs filled in and nobody to send it
 * to. Raises 404 for an account out of reach.
 */
export const createTemplateFileService =
  (db: Db) =>
  async (user: SessionUser, { accountIdentifier, kind }: CreateUploadQuery): Promise<UploadTemplate> => {
    await findVisibleAccount(db, user, accountIdentifier);
    const method = oneOf(DELIVERY_METHODS, kind);
    const columns = toFileColumns(fieldsOf(method));
    const items = (await allRewardItems(db)).filter(
      (item) => isOrderable(item) && item.deliveryMethods.includes(method),
    );
    return {
      headings: columns.map(toFileHeading),
      rows: items.slice(0, REWARDS).map((item) => columns.map((column) => filledIn(column, item))),
    };
  };

function filledIn(column: UploadFileColumn, item: RewardItem): string {
  const { utid, rewardName, currencyCode, amountRule, isPrintable } = item;
  if (column === 'utid') return utid;
  if (column === 'rewardName') return rewardName;
  if (column === 'etid') return STANDARD_ETID;
  if (column === 'ptid') return isPrintable ? STANDARD_PTID : '';
  if (column === 'recipientAddress.country') return MAILED_COUNTRY;
  return column === 'amount' && amountRule.faceValueMinor !== null
    ? toDecimal(amountRule.faceValueMinor, currencyCode)
    : '';
}

export type MakeTemplate = ReturnType<typeof createTemplateFileService>;
