import { checkLineNotes, checkSubject } from '@portal/shared/domain/ordering/lineTexts';
import {
  checkOrderNotes,
  checkPurchaseOrderNumber,
  type RequiredMetadata,
} from '@portal/shared/domain/ordering/orderMetadata';
import { checkMessage } from '@portal/shared/domain/textRules';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import { checkName, checkSenderName } from '@portal/shared/domain/ordering/recipientRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { SETTINGS } from '@portal/shared/domain/settings';
import { array, object, ValidationError, type TestContext } from 'yup';
import { scheduleSchema } from '../../schedule/scheduleValues.ts';
import { checkTypedMobile } from '../recipients/mobileCheck.ts';
import { getMethod, type RecipientMethod } from '../recipients/recipientMethod.ts';
import { rule } from './rule.ts';
import { isBlank, isTexted, type CheckoutValues, type RewardDelivery } from './checkoutValues.ts';

/** Validation context. */
export interface CheckoutLimits extends RewardDelivery {
  readonly blockedDomains: readonly string[];
  readonly activeAccounts: readonly string[];
  readonly frozenAccounts: readonly string[];
  readonly areNotesRequired: boolean;
  /** Required of the order itself; nothing of rewards for the cart. */
  readonly requiredMetadata: RequiredMetadata;
}

const checkLength = (text: string, max: number): Refusal | null =>
  Array.from(text.trim()).length > max ? { key: 'error.text.tooLong', values: { max: String(max) } } : null;

const getLimits = (context: TestContext): CheckoutLimits => context.options.context as CheckoutLimits;

/** Blank rows are not validated, except for the first one of an empty grid. */
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

const isBy = (method: RecipientMethod, context: TestContext): boolean =>
  getMethod(context.parent as CheckoutValues['recipients'][number], getLimits(context).methods) === method;

const recipient = object({
  firstName: ofPerson((text) => checkName(text, { required: true })),
  lastName: ofPerson((text) => checkName(text, { required: false })),
  email: ofPerson((text, context) =>
    isBy('EMAIL', context) ? checkRecipientEmail(text, getLimits(context).blockedDomains) : null,
  ),
  mobileNumber: ofPerson((text, context) =>
    isBy('MOBILE', context) ? checkTypedMobile(text, getLimits(context).mobileCheck) : null,
  ).default(''),
  notes: ofPerson((text, context) =>
    checkLineNotes(text.trim(), { required: getLimits(context).areNotesRequired }),
  ).default(''),
});

/** The form's schema, built from the validation rules that the server uses, too. Context: `CheckoutLimits`. */
export const checkoutSchema = object({
  recipients: array().of(recipient).defined(),
  etid: rule((etid) => (etid === '' ? { key: 'error.etid.required' } : null)),
  senderName: rule(checkSenderName),
  subject: rule((text) => (text.trim() === '' ? { key: 'quickOrder:problem.subject' } : checkSubject(text.trim()))),
  message: rule((text) => checkMessage(text.trim())),
  accountIdentifier: rule((account, context) => {
    const { activeAccounts, frozenAccounts } = getLimits(context);
    if (frozenAccounts.includes(account)) return { key: 'error.account.frozen' };
    return activeAccounts.includes(account) ? null : { key: 'error.account.required' };
  }),
  purchaseOrderNumber: rule((text, context) =>
    checkPurchaseOrderNumber(text.trim(), { required: getLimits(context).requiredMetadata.purchaseOrderNumber }),
  ),
  notes: rule((text, context) => checkOrderNotes(text.trim(), { required: getLimits(context).requiredMetadata.notes })),
  schedule: scheduleSchema,
  carrierMessage: rule((text, context) =>
    isTexted(context.parent as CheckoutValues, getLimits(context).methods)
      ? checkLength(text, SETTINGS.orders.carrierMessageLength)
      : null,
  ).default(''),
});

/** Names of the invalid values. */
export function invalidValues(values: CheckoutValues, limits: CheckoutLimits): readonly string[] {
  try {
    checkoutSchema.validateSync(values, { context: limits, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '' }) => path.replace(/\W.*/, ''));
  }
}
