import type { AnnounceWireBody } from '@portal/shared/contract/wires';
import { checkFundingAmount } from '@portal/shared/domain/funding/fundingAmount';
import { toMajor } from '@portal/shared/domain/money/money';
import { checkSentOn, checkWireNote } from '@portal/shared/domain/funding/wireRules';
import { object, string } from 'yup';
import { serverNow } from '../../api/serverClock.ts';
import { checkedText } from '../../ui/form/checkedText.ts';
import { toBodyAmount, checkTypedAmount } from '../../ui/money/typedAmount.ts';

/** The values of the form of a wire that was sent: the amount as typed, an ISO day or ''. */
export interface WireValues {
  readonly amount: string;
  readonly sentOn: string;
  readonly note: string;
}

export const NO_WIRE: WireValues = { amount: '', sentOn: '', note: '' };

const checkAmount = (typed: string, currencyCode: string, locale: string) =>
  checkTypedAmount(typed, currencyCode, locale, (amount) => checkFundingAmount(amount, currencyCode, null));

/** The amount in major units; null while it is not valid. */
export function toWireAmount({ amount }: WireValues, currencyCode: string, locale: string): number | null {
  const verdict = checkAmount(amount, currencyCode, locale);
  return 'refusal' in verdict ? null : toMajor(verdict.minor, currencyCode);
}

/** The form of a wire that was sent, by the rules that the server applies too. */
export const wireSchema = (currencyCode: string, locale: string) =>
  object({
    amount: string()
      .defined()
      .test('amount', (typed, context) => {
        const verdict = checkAmount(typed, currencyCode, locale);
        return 'refusal' in verdict ? context.createError({ message: { ...verdict.refusal } }) : true;
      }),
    sentOn: checkedText((day) => checkSentOn(day, new Date(serverNow()))),
    note: checkedText(checkWireNote),
  });

export const toWireBody =
  (accountIdentifier: string, locale: string) =>
  ({ amount, sentOn, note }: WireValues): AnnounceWireBody => ({
    accountIdentifier,
    amount: toBodyAmount(amount, locale),
    sentOn,
    note: note.trim(),
  });
