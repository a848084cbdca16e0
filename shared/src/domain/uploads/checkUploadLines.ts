import { emailKey } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { checkUploadLine, type CheckedUploadLine, type UploadLine, type UploadRules } from './checkUploadLine.ts';
import type { UploadField, UploadKind } from './uploadFields.ts';
import type { UploadWarning } from './uploadStates.ts';
import { visibleText } from '../people/visibleText.ts';

export interface UploadVerdict extends CheckedUploadLine {
  readonly warnings: readonly (readonly [UploadField, UploadWarning])[];
}

/** Validates the lines of an upload, each and beside the others: references are unique, and people may be named twice. */
export function checkUploadLines(kind: UploadKind, lines: readonly UploadLine[], rules: UploadRules): UploadVerdict[] {
  const isNewReference = firstTime();
  const isNewPerson = firstTime();
  return lines.map((line) => {
    const checked = checkUploadLine(kind, line, rules);
    const [contact, key] = contactOf(kind, line, checked);
    const duplicate: (readonly [UploadField, Refusal])[] = isNewReference(textOf(line.externalReferenceId))
      ? []
      : [['externalReferenceId', { key: 'error.reference.duplicate' }]];
    const warnings: (readonly [UploadField, UploadWarning])[] = [
      ...(isNewPerson(key) ? [] : [[contact, 'REPEATED_RECIPIENT'] as const]),
      ...(checked.isPoBox ? [['recipientAddress.streetLine1', 'PO_BOX'] as const] : []),
    ];
    return { ...checked, refusals: [...checked.refusals, ...duplicate], warnings };
  });
}

/** A value as it is compared and stored. */
export const textOf = (value: string | number | undefined): string => visibleText(String(value ?? '')).trim();

/** Where a line is sent to, and what two lines to the same person have in common; '' where nothing says. */
export function contactOf(
  kind: UploadKind,
  line: UploadLine,
  { mobileNumber }: CheckedUploadLine,
): readonly [UploadField, string] {
  if (kind === 'EMAIL') return ['recipientEmail', emailKey(textOf(line.recipientEmail))];
  return ['recipientMobileNumber', kind === 'MOBILE' ? (mobileNumber ?? '') : ''];
}

/** True for a key the first time, and for an empty one each time. */
export function firstTime(): (key: string) => boolean {
  const seen = new Set<string>();
  return (key) => {
    const isNew = key === '' || !seen.has(key);
    seen.add(key);
    return isNew;
  };
}
