import { checkAlertEmail, checkAlertName } from '@portal/shared/domain/funding/balanceAlertRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import { array, object, string, ValidationError } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';
import { checkTypedThreshold, type GetCurrency } from './alertValues.ts';

const { accountsMax } = SETTINGS.balanceAlerts;
const texts = () => array(string().defined()).defined();

/** The form of an alert, by the rules that the server applies too. */
export const alertSchema = (getCurrency: GetCurrency) =>
  object({
    displayName: checkedText(checkAlertName),
    threshold: string().defined(),
    typedIn: string().defined(),
    accountIdentifiers: texts().min(1, 'error.account.required').max(accountsMax, 'error.account.tooMany'),
    recipientEmails: texts().test('addresses', (emails, context) => {
      const errors = emails.flatMap((_, index) => {
        const refusal = checkAlertEmail(emails, index);
        const path = `${context.path}[${index}]`;
        return refusal === null ? [] : [context.createError({ path, message: { ...refusal } })];
      });
      return errors.length === 0 || new ValidationError(errors);
    }),
  }).test('threshold', ({ threshold, typedIn, accountIdentifiers }, context) => {
    const verdict = checkTypedThreshold({ threshold, typedIn }, getCurrency(accountIdentifiers));
    return 'minor' in verdict || context.createError({ path: 'threshold', message: { ...verdict.refusal } });
  });
