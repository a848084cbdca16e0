import type { ExpectedWire, ReceivedWireBody, WireAccount } from '@portal/shared/contract/staffWires';
import { checkFundingAmount } from '@portal/shared/domain/funding/fundingAmount';
import { toMajor } from '@portal/shared/domain/money/money';
import { checkBankReference } from '@portal/shared/domain/funding/wireRules';
import { object, string } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';
import { toBodyAmount, checkTypedAmount } from '../../ui/money/typedAmount.ts';

/** A wire that was announced, or the account of one that was not. */
export type Arrival = ExpectedWire | WireAccount;

/** The wire that was announced; null for one that nobody announced. */
export const getAnnouncedWire = (arrival: Arrival): ExpectedWire | null =>
  'depositIdentifier' in arrival ? arrival : null;

/** The values of the form of a wire that arrived: the amount as typed. */
export interface ReceivedValues {
  readonly amount: string;
  readonly bankReference: string;
}

const checkAmount = (typed: string, currencyCode: string, locale: string) =>
  checkTypedAmount(typed, currencyCode, locale, (amount) => checkFundingAmount(amount, currencyCode, null));

/** The amount in major units; null while it is not valid. */
export function toReceivedAmount({ amount }: ReceivedValues, currencyCode: string, locale: string): number | null {
  const verdict = checkAmount(amount, currencyCode, locale);
  return 'refusal' in verdict ? null : toMajor(verdict.minor, currencyCode);
}

/** The form of a wire that arrived, by the rules that the server applies too. */
export const receivedSchema = (currencyCode: string, locale: string) =>
  object({
    amount: string()
      .defined()
      .test('amount', (typed, context) => {
        const verdict = checkAmount(typed, currencyCode, locale);
        return 'refusal' in verdict ? context.createError({ message: { ...verdict.refusal } }) : true;
      }),
    bankReference: checkedText(checkBankReference),
  });

export const toReceivedBody =
  (arrival: Arrival, locale: string) =>
  ({ amount, bankReference }: ReceivedValues): ReceivedWireBody => ({
    platformClientId: arrival.platformClientId,
    accountIdentifier: arrival.accountIdentifier,
    depositIdentifier: getAnnouncedWire(arrival)?.depositIdentifier ?? '',
    amount: toBodyAmount(amount, locale),
    bankReference: bankReference.trim(),
  });
