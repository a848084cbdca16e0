import { emailKey } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { visibleText } from '../people/visibleText.ts';
import { SETTINGS } from '../settings.ts';
import { checkUploadLine, type CheckedUploadLine, type UploadLine, type UploadRules } from './checkUploadLine.ts';
import { UPLOAD_FIELDS, type UploadField, type UploadKind } from './uploadFields.ts';
import type { UploadWarning } from './uploadStates.ts';

/** A line beside those before it. `reference` and `contact`: what it has in common with others, null where it says nothing. */
export interface ComparedUploadLine extends CheckedUploadLine {
  readonly reference: string | null;
  readonly contact: string | null;
  readonly repeatsReference: boolean;
  readonly repeatsContact: boolean;
}

/** Checks the lines of an upload in their order, each by itself and beside those before it. */
export function createUploadChecker(kind: UploadKind, rules: UploadRules): (line: UploadLine) => ComparedUploadLine {
  const [isNewReference, isNewContact] = [firstTime(), firstTime()];
  const shipment = createShipment(rules);
  return (line) => {
    const checked = checkUploadLine(kind, line, rules);
    const reference = keyOf(textOf(line.externalReferenceId));
    const contact = keyOf(contactOf(kind, line, checked));
    return {
      ...checked,
      refusals: kind === 'BULK_PHYSICAL' ? [...checked.refusals, ...shipment(line, checked)] : checked.refusals,
      reference: reference === '' ? null : reference,
      contact: contact === '' ? null : contact,
      repeatsReference: !isNewReference(reference),
      repeatsContact: !isNewContact(contact),
    };
  };
}

type Refusals = CheckedUploadLine['refusals'];

export interface UploadVerdict extends CheckedUploadLine {
  readonly warnings: readonly (readonly [UploadField, UploadWarning])[];
}

/** Verdicts on all lines of an upload: references are unique, and people may be named twice. */
export function checkUploadLines(kind: UploadKind, lines: readonly UploadLine[], rules: UploadRules): UploadVerdict[] {
  const contact: UploadField = kind === 'EMAIL' ? 'recipientEmail' : 'recipientMobileNumber';
  return lines.map(createUploadChecker(kind, rules)).map((line) => {
    const duplicate: (readonly [UploadField, Refusal])[] = line.repeatsReference
      ? [['externalReferenceId', { key: 'error.reference.repeated' }]]
      : [];
    const warnings: (readonly [UploadField, UploadWarning])[] = [
      ...(line.repeatsContact ? [[contact, 'REPEATED_RECIPIENT'] as const] : []),
      ...line.addressWarnings,
    ];
    return { ...line, refusals: [...line.refusals, ...duplicate], warnings };
  });
}

const ADDRESS = UPLOAD_FIELDS.filter((field) => field.startsWith('recipientAddress.'));

/** Cards in bulk go in one parcel: to one address, of one brand, so many at most. The first good line says which. */
function createShipment({ items }: UploadRules): (line: UploadLine, checked: CheckedUploadLine) => Refusals {
  let first: { readonly address: string; readonly brandKey: string | undefined } | null = null;
  let cards = 0;
  return (line, { refusals }) => {
    if (refusals.length > 0) return [];
    const address = ADDRESS.map((field) => textOf(line[field]).toLowerCase()).join('\n');
    const brandKey = items.get(textOf(line.utid))?.brandKey;
    first ??= { address, brandKey };
    if (brandKey !== first.brandKey) return [['utid', { key: 'error.bulk.oneBrand' }]];
    if (address !== first.address) return [['recipientAddress.streetLine1', { key: 'error.bulk.oneAddress' }]];
    cards += Number(line.quantity);
    return cards > SETTINGS.bulk.cardsMax ? [['quantity', { key: 'error.bulk.tooMany' }]] : [];
  };
}

/** A value as it is compared and stored. */
export const textOf = (value: string | number | undefined): string => visibleText(String(value ?? '')).trim();

/** Returns the same for lines to the same person; '' where nothing says who that is. */
function contactOf(kind: UploadKind, line: UploadLine, { mobileNumber }: CheckedUploadLine): string {
  if (kind === 'EMAIL') return emailKey(textOf(line.recipientEmail));
  return kind === 'MOBILE' ? (mobileNumber ?? '') : '';
}

/** Characters of what lines are compared by; an index takes no more. */
const LONGEST_KEY = 500;

/** Nothing for a text that is refused for its length anyway. */
const keyOf = (text: string): string => (text.length > LONGEST_KEY ? '' : text);

/** True for a key the first time, and for an empty one each time. */
function firstTime(): (key: string) => boolean {
  const seen = new Set<string>();
  return (key) => {
    const isNew = key === '' || !seen.has(key);
    seen.add(key);
    return isNew;
  };
}
