import { checkSubject } from '@portal/shared/domain/ordering/lineTexts';
import { checkSenderName } from '@portal/shared/domain/ordering/recipientRules';
import {
  checkIncentiveCount,
  checkIncentiveDays,
  checkIncentiveName,
} from '@portal/shared/domain/research/incentiveRules';
import { checkMessage } from '@portal/shared/domain/textRules';
import { object, string } from 'yup';
import { checkItemAmount } from '../../entities/catalog/amountForm.ts';
import { checkedText } from '../../ui/form/checkedText.ts';
import { toCount, type FindItem } from './incentiveValues.ts';

const requiring = (key: string) => checkedText((text) => (text === '' ? { key } : null));

/** The form of an incentive, by the rules that the server applies too. */
export function incentiveSchema(findItem: FindItem, locale: string) {
  const count = checkedText((typed) => checkIncentiveCount(toCount(typed, locale)));
  return object({
    displayName: checkedText(checkIncentiveName),
    accountIdentifier: requiring('error.account.required'),
    utid: requiring('error.utid.required'),
    amount: string().defined(),
    etid: requiring('error.etid.required'),
    senderName: checkedText(checkSenderName),
    subject: checkedText((text) => checkSubject(text.trim())),
    message: checkedText((text) => checkMessage(text.trim())),
    quantity: count,
    completesAllowed: count,
    startDate: string().defined(),
    endDate: string().defined(),
    timeZone: string().defined(),
  })
    .test('days', ({ startDate, endDate, timeZone }, context) => {
      const refusal = checkIncentiveDays({ startDate, endDate, timeZone });
      return refusal === null || context.createError({ path: refusal.field, message: { key: refusal.key } });
    })
    .test('amount', ({ utid, amount }, context) => {
      const item = findItem(utid);
      // The server alone knows a reward that is gone from the catalog.
      if (item === undefined) return true;
      const verdict = checkItemAmount(amount, item, locale);
      return 'minor' in verdict || context.createError({ path: 'amount', message: { ...verdict.refusal } });
    });
}
