import type { CatalogItem } from '@portal/shared/contract/catalog';
import { checkLineNotes } from '@portal/shared/domain/ordering/lineTexts';
import { checkEmail, checkName } from '@portal/shared/domain/ordering/recipientRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { SETTINGS } from '@portal/shared/domain/settings';
import { checkText } from '@portal/shared/domain/textRules';
import { array, object, type TestContext } from 'yup';
import { mailingAddressSchema } from '../../../entities/address/mailingAddress.ts';
import { checkItemAmount } from '../../../entities/catalog/amountForm.ts';
import { rule } from '../../quick-order/index.ts';
import { isBlankRow, isTyped, readCount, type BulkRow, type BulkValues } from './bulkValues.ts';

interface BulkRules {
  readonly items: ReadonlyMap<string, CatalogItem>;
  readonly locale: string;
  readonly areNotesRequired: boolean;
  readonly isEmailRequired: boolean;
}

const { cardsMax } = SETTINGS.bulk;

/** A row, those of its form, and its place among them. */
function placeOf(context: TestContext) {
  const row = context.parent as BulkRow;
  const { rows = [] } = (context.from?.[1]?.value ?? {}) as Partial<BulkValues>;
  return { row, rows, index: Number(/\[(\d+)\]/.exec(context.path)?.[1] ?? 0) };
}

/** Validates the address of the contact. */
function checkContact(email: string, isRequired: boolean): Refusal | null {
  if (email === '') return isRequired ? { key: 'error.email.required' } : null;
  return checkEmail(email);
}

/** The rules of a bulk order's form: those that the server has, too. */
export function bulkSchema({ items, locale, areNotesRequired, isEmailRequired }: BulkRules) {
  const isBlank = (row: BulkRow): boolean => isBlankRow(row, items.get(row.utid));
  const count = ({ quantity }: BulkRow): number => readCount(quantity, locale) ?? 0;

  const checkQuantity = (text: string, context: TestContext): Refusal | null => {
    const { row, rows, index } = placeOf(context);
    const isNeeded = !isBlank(row) || (index === 0 && rows.every(isBlank));
    if (text.trim() === '') return isNeeded ? { key: 'physicalBulk:values.required' } : null;
    const cards = readCount(text, locale);
    if (cards === null || cards < 1) return { key: 'error.quantity.invalid' };
    const before = rows.slice(0, index).reduce((sum, one) => sum + count(one), 0);
    if (before + cards <= cardsMax) return null;
    return { key: 'error.bulk.left', values: { max: String(cardsMax), left: String(Math.max(0, cardsMax - before)) } };
  };

  const checkAmount = (text: string, context: TestContext): Refusal | null => {
    const { row } = placeOf(context);
    const item = items.get(row.utid);
    if (item === undefined || isBlank(row) || !isTyped(item)) return null;
    const verdict = checkItemAmount(text, item, locale);
    return 'refusal' in verdict ? verdict.refusal : null;
  };

  return object({
    brandKey: rule((key) => (key === '' ? { key: 'physicalBulk:brand.required' } : null)),
    companyName: rule((text) => checkText(text.trim(), SETTINGS.mailed.lineLength)),
    firstName: rule((text) => checkName(text, { required: true })),
    lastName: rule((text) => checkName(text, { required: true })),
    email: rule((text) => checkContact(text.trim(), isEmailRequired)),
    address: mailingAddressSchema,
    rows: array()
      .of(object({ amount: rule(checkAmount), quantity: rule(checkQuantity) }))
      .defined(),
    notes: rule((text) => checkLineNotes(text.trim(), { required: areNotesRequired })),
  });
}
