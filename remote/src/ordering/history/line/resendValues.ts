import type { ResendBody } from '@portal/shared/contract/resends';
import { changesAddress, type DeliveryRemedy } from '@portal/shared/domain/ordering/deliveryRemedies';
import {
  getDigitalRecipient,
  isSameRecipient,
  type DigitalMethod,
  type DigitalRecipient,
} from '@portal/shared/domain/ordering/digitalRecipient';
import { checkRecipientEmail } from '@portal/shared/domain/ordering/recipientEmail';
import type { ResendReason } from '@portal/shared/domain/ordering/resendRules';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { object, string, type TestContext } from 'yup';
import type { Resendable } from './resendable.ts';
import {
  acknowledgedSchema,
  NO_REASON,
  reasonSchema,
  toReasonBody,
  type ResendReasonValues,
} from './ResendReasonFields.tsx';
import { checkTypedNumber, toTypedNumber } from './typedNumber.ts';

/** The input to send a line again. Address and number both stay while the way is chosen. */
export interface ResendValues extends ResendReasonValues {
  readonly deliveryMethod: DigitalMethod;
  readonly email: string;
  readonly mobileNumber: string;
}

/** Why rewards are sent again that nobody has to say. */
const REASONS: Readonly<Record<DeliveryRemedy, ResendReason>> = {
  FIX_ADDRESS: 'DELIVERY_INFO',
  OTHER_ADDRESS: 'DELIVERY_INFO',
  SEND_BY_EMAIL: 'DELIVERY_METHOD',
  SEND_AGAIN: 'NOT_RECEIVED',
};

/** Returns to whom a line went. */
export const getLineRecipient = (line: Resendable): DigitalRecipient =>
  getDigitalRecipient({ ...line, email: line.recipientEmail, mobileNumber: line.recipientMobileNumber });

/** Returns the ways that the user may choose between: the line's own alone, where the address is fixed. */
export function listResendMethods(line: Resendable): readonly DigitalMethod[] {
  const { method } = getLineRecipient(line);
  const { canChangeAddress, deliveryMethods } = line.resend;
  return canChangeAddress ? [...new Set([...deliveryMethods, method])] : [method];
}

export const createResendValues = (line: Resendable, remedy: DeliveryRemedy | null): ResendValues => ({
  ...NO_REASON,
  deliveryMethod: remedy === 'SEND_BY_EMAIL' ? 'EMAIL' : getLineRecipient(line).method,
  // A wrong address is corrected most often by a letter; one that does not take mails is replaced.
  email: remedy === 'OTHER_ADDRESS' ? '' : (line.recipientEmail ?? ''),
  mobileNumber: formatMobileNumber(line.recipientMobileNumber ?? ''),
  reason: remedy === null ? '' : REASONS[remedy],
});

/** Returns to whom these values send. */
export const getChosenRecipient = ({
  deliveryMethod: method,
  email,
  mobileNumber,
}: ResendValues): DigitalRecipient => ({
  method,
  to: method === 'EMAIL' ? email.trim() : toTypedNumber(mobileNumber),
});

/** True once somebody else is named than the line went to, or another way. */
export function isNewRecipient(line: Resendable, values: ResendValues): boolean {
  const chosen = getChosenRecipient(values);
  return chosen.to !== '' && !isSameRecipient(chosen, getLineRecipient(line));
}

/** The schema of a line's values: what cannot be changed is no error of the form. */
export const createResendSchema = (line: Resendable, remedy: DeliveryRemedy | null) => {
  const { canChangeAddress } = line.resend;
  const own = getLineRecipient(line);
  const refuseDead = (chosen: DigitalRecipient): Refusal | null =>
    changesAddress(remedy) && isSameRecipient(chosen, own) ? { key: 'error.resend.sameAddress' } : null;
  const checked = (method: DigitalMethod, check: (typed: string) => Refusal | null | Promise<Refusal | null>) =>
    string()
      .defined()
      .test('rule', async (typed, context) => {
        const chosen = getChosenRecipient(readParent(context));
        if (!canChangeAddress || chosen.method !== method) return true;
        const refusal = (await check(typed)) ?? refuseDead(chosen);
        return refusal === null || context.createError({ message: { ...refusal } });
      });
  return object({
    email: checked('EMAIL', checkRecipientEmail),
    mobileNumber: checked('MOBILE', checkTypedNumber),
    ...reasonSchema,
    ...(canChangeAddress && { acknowledged: acknowledgedSchema }),
  });
};

const readParent = ({ parent }: TestContext): ResendValues => parent as ResendValues;

/** Returns the body of values; without the right to another address it names none. */
export const toResendBody = (line: Resendable, values: ResendValues): ResendBody => {
  const { method, to } = getChosenRecipient(values);
  const { canChangeAddress } = line.resend;
  return {
    ...toReasonBody(values),
    email: canChangeAddress && method === 'EMAIL' ? to : undefined,
    mobileNumber: canChangeAddress && method === 'MOBILE' ? to : undefined,
  };
};
