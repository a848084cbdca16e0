import { checkName, checkRecipientEmail } from '@portal/shared/domain/recipientRules';
import type { Refusal } from '@portal/shared/domain/rewardAmount';
import { SETTINGS } from '@portal/shared/domain/settings';
import { TEMPLATE_TAGS } from '@portal/shared/domain/templateTags';
import { array, object, string, type TestContext } from 'yup';
import { isBlank, type CheckoutValues } from './checkoutValues.ts';

/** What the rules need to know beside the values. */
export interface CheckoutLimits {
  readonly blockedDomains: readonly string[];
  readonly activeAccounts: readonly string[];
  readonly areNotesRequired: boolean;
}

const KNOWN_TAG = new RegExp(`\\{\\{\\s*(${TEMPLATE_TAGS.join('|')})\\s*\\}\\}`, 'g');

const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** A subject may hold the known tags of templates, and no other curly brace (P5). */
function checkSubject(text: string): Refusal | null {
  if (text.trim() === '') return { key: 'quickOrder:problem.subject' };
  if (/[<>]/.test(text)) return { key: 'quickOrder:problem.subjectCharacters' };
  if (/[{}]/.test(text.replace(KNOWN_TAG, ''))) return { key: 'error.text.braces' };
  return checkLength(text, SETTINGS.orders.subjectLength);
}

const checkLength = (text: string, max: number): Refusal | null =>
  lengthOf(text) > max ? { key: 'error.text.tooLong', values: { max: String(max) } } : null;

const limitsOf = (context: TestContext): CheckoutLimits => context.options.context as CheckoutLimits;

const rule = (check: (text: string, context: TestContext) => Refusal | null) =>
  string()
    .defined()
    .test('rule', (text, context) => {
      const refusal = check(text, context);
      return refusal === null ? true : context.createError({ message: { ...refusal } });
    });

/** A row counts when something stands in it; the first row counts also when the whole grid is empty. */
function isPerson(context: TestContext): boolean {
  const values = context.from?.[1]?.value as Pick<CheckoutValues, 'recipients'> | undefined;
  const rows = values?.recipients ?? [];
  return (
    !isBlank(context.parent as CheckoutValues['recipients'][number]) ||
    (rows.every(isBlank) && context.path.startsWith('recipients[0]'))
  );
}

const ofPerson = (check: (text: string, context: TestContext) => Refusal | null) =>
  rule((text, context) => (isPerson(context) ? check(text, context) : null));

const recipient = object({
  firstName: ofPerson((text) => checkName(text, { required: true })),
  lastName: ofPerson((text) => checkName(text, { required: false })),
  email: ofPerson((text, context) => checkRecipientEmail(text, limitsOf(context).blockedDomains)),
});

/** The rules of the quick order's form, by the rules that the server runs too (P5 recipients, ordering limits). Context: `CheckoutLimits`. */
export const checkoutSchema = object({
  recipients: array().of(recipient).defined(),
  etid: rule((etid) => (etid === '' ? { key: 'error.etid.required' } : null)),
  senderName: rule((name) => checkName(name, { required: true, maxLength: SETTINGS.orders.senderNameLength })),
  subject: rule(checkSubject),
  message: rule((text) =>
    /[{}]/.test(text) ? { key: 'error.text.braces' } : checkLength(text, SETTINGS.orders.messageLength),
  ),
  accountIdentifier: rule((account, context) =>
    limitsOf(context).activeAccounts.includes(account) ? null : { key: 'error.account.required' },
  ),
  purchaseOrderNumber: rule((text) => checkLength(text, SETTINGS.orders.purchaseOrderNumberLength)),
  notes: rule((text, context) =>
    text.trim() === '' && limitsOf(context).areNotesRequired
      ? { key: 'quickOrder:problem.notes' }
      : checkLength(text, SETTINGS.orders.notesLength),
  ),
});
