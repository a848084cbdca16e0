import { checkName } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { nameKey } from '../people/names.ts';
import { checkPrinted } from '../people/printedSigns.ts';
import { visibleText } from '../people/visibleText.ts';
import { SETTINGS } from '../settings.ts';
import { checkMessage, checkText } from '../textRules.ts';

const limits = SETTINGS.printTemplates;
const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const BRACES = /[{}｛｝]/;

/** Letters have no placeholders, so that braces in them are a mistake; and signs that no font has cannot be printed. */
const printed = (text: string, check: (text: string) => Refusal | null): Refusal | null =>
  BRACES.test(text) ? { key: 'error.text.braces' } : (check(text) ?? checkPrinted(text.replaceAll('\r', '')));

/** The rule of each text field of a print template, by its name on the wire; values are trimmed first. Null when valid. */
export const PRINT_TEMPLATE_CHECKS = {
  name: (text) =>
    nameKey(text) === ''
      ? { key: 'error.name.required' }
      : checkName(text, { required: true, maxLength: limits.nameLength }),
  backgroundColor: (text) => (COLOUR.test(text) ? null : { key: 'error.template.colour' }),
  letterHeadTitle: (text) => printed(text, (title) => checkText(title, limits.letterHeadLength)),
  toName: (text) => printed(text, (name) => checkText(name, limits.toNameLength)),
  fromName: (text) => printed(text, (name) => checkText(name, limits.fromNameLength)),
  message: (text) => printed(text, (message) => checkMessage(message, limits.messageLength)),
} as const satisfies Readonly<Record<string, (text: string) => Refusal | null>>;

/** Validates the support text of a print template: needed where it is not the standard one. Null when valid. */
export function checkSupportText(text: string, usesDefault: boolean): Refusal | null {
  if (usesDefault) return null;
  if (visibleText(text).trim() === '') return { key: 'error.printTemplate.supportRequired' };
  return printed(text, (support) => checkMessage(support, limits.supportLength));
}
