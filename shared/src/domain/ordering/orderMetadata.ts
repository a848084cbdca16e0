import { checkNotes } from './notes.ts';
import type { Refusal } from './rewardAmount.ts';
import { SETTINGS } from '../settings.ts';

const { purchaseOrderNumberLength } = SETTINGS.orders;

const NOTES_REQUIRED = { key: 'error.order.notesRequired' } as const;
const NUMBER_REQUIRED = { key: 'error.order.purchaseOrderNumberRequired' } as const;

/** Validates the notes of an order, which an organisation may require. Null when valid. */
export const checkOrderNotes = (text: string, { required }: { readonly required: boolean }): Refusal | null =>
  text === '' && required ? NOTES_REQUIRED : checkNotes(text);

/** Validates the purchase order number of an order, which an organisation may require. Null when valid. */
export function checkPurchaseOrderNumber(text: string, { required }: { readonly required: boolean }): Refusal | null {
  if (text === '') return required ? NUMBER_REQUIRED : null;
  return Array.from(text).length > purchaseOrderNumberLength
    ? { key: 'error.text.tooLong', values: { max: String(purchaseOrderNumberLength) } }
    : null;
}

/** The metadata that an organisation requires of every order. */
export interface RequiredMetadata {
  readonly notes: boolean;
  readonly purchaseOrderNumber: boolean;
}

/** Refusals of what is required and missing in an order's metadata, with the paths of the fields. */
export const checkRequiredMetadata = (
  required: RequiredMetadata,
  { notes, purchaseOrderNumber }: { readonly notes: string | null; readonly purchaseOrderNumber: string | null },
): readonly (readonly [field: string, refusal: Refusal])[] => [
  ...(required.notes && isBlank(notes) ? [['metadata.notes', NOTES_REQUIRED] as const] : []),
  ...(required.purchaseOrderNumber && isBlank(purchaseOrderNumber)
    ? [['metadata.purchaseOrderNumber', NUMBER_REQUIRED] as const]
    : []),
];

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';
