import { isApiError } from '../../../../api/apiError.ts';
import { useIdempotencyKey } from '../../../../api/useIdempotencyKey.ts';
import { useAddCartLinesMutation } from '../../../quick-order/index.ts';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import type { OpenCart } from '../useOpenCart.ts';
import type { CheckedPaste, GoodRow, WrongRow } from './checkRows.ts';

/** The rows of a pasted list that were added, and those that were not. */
export interface PasteOutcome extends CheckedPaste {
  /** The cart into which people were put; null when nobody was. */
  readonly cartId: string | null;
}

/** Adds the good rows of a paste; those that the server refuses are left out, and the others added all the same. */
export function useAddPasted(open: OpenCart['open']) {
  const [addLines] = useAddCartLinesMutation();
  const getKey = useIdempotencyKey();
  return async (paste: CheckedPaste): Promise<PasteOutcome> => {
    if (paste.good.length === 0) return { ...paste, cartId: null };
    const cartId = await open();
    let { good, wrong } = paste;
    while (good.length > 0) {
      const body = good.map((one) => one.body);
      try {
        await addLines({ cartId, body, idempotencyKey: getKey({ cartId, body }) }).unwrap();
        break;
      } catch (error) {
        const refused = findRefused(error, good);
        if (refused.length === 0) throw error;
        wrong = [...wrong, ...refused];
        good = good.filter(({ row }) => refused.every((one) => one.row !== row));
      }
    }
    return {
      ...paste,
      good,
      wrong: [...wrong].sort((one, other) => one.row.number - other.row.number),
      cartId: good.length === 0 ? null : cartId,
    };
  };
}

/** Fields of a line by the columns of a file; an address is the same there. */
const COLUMNS: Readonly<Record<string, UploadField>> = {
  'recipient.firstName': 'recipientFirstName',
  'recipient.lastName': 'recipientLastName',
  'recipient.email': 'recipientEmail',
  'recipient.address.companyName': 'recipientAddress.companyName',
  'recipient.address.streetLine1': 'recipientAddress.streetLine1',
  'recipient.address.streetLine2': 'recipientAddress.streetLine2',
  'recipient.address.city': 'recipientAddress.city',
  'recipient.address.stateOrProvince': 'recipientAddress.stateOrProvince',
  'recipient.address.postalCode': 'recipientAddress.postalCode',
  'recipient.address.country': 'recipientAddress.country',
  'deliveryTemplate.toName': 'personalizationToName',
  'deliveryTemplate.fromName': 'personalizationFromName',
  'deliveryTemplate.letterHeadTitle': 'letterHeadTitle',
  'deliveryTemplate.message': 'message',
  'metadata.notes': 'notes',
  amount: 'amount',
};

/** Returns the rows in which the server refused a column; none where it refused something else. */
function findRefused(error: unknown, good: readonly GoodRow[]): readonly WrongRow[] {
  const problems = ((isApiError(error) ? error.fields : undefined) ?? []).map(({ field, i18nKey, values }) => {
    const [, index, name = ''] = /^\[(\d+)\]\.(.+)$/.exec(field) ?? [];
    const refusal = { key: i18nKey, ...(values && { values }) };
    return { row: good[Number(index)]?.row, column: COLUMNS[name], refusal };
  });
  if (problems.some(({ row, column }) => row === undefined || column === undefined)) return [];
  return good.flatMap(({ row }) => {
    const ofRow = problems.flatMap(({ column, refusal, ...one }) =>
      one.row === row && column !== undefined ? [[column, refusal] as const] : [],
    );
    return ofRow.length === 0 ? [] : [{ row, problems: ofRow }];
  });
}
