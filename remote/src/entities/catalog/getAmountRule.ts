import type { CatalogItem } from '@portal/shared/contract/catalog';
import { toMinor } from '@portal/shared/domain/money/money';
import type { AmountRule } from '@portal/shared/domain/ordering/rewardAmount';

/** The amount rule of a catalogue item, for the check that field, cart and server share. */
export function getAmountRule(item: CatalogItem): AmountRule {
  const { currencyCode, valueType, amountDetails } = item;
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, currencyCode));
  return {
    currencyCode,
    valueType,
    faceValueMinor: minor(item.faceValue),
    minMinor: minor(amountDetails.min ?? item.minValue),
    maxMinor: minor(amountDetails.max ?? item.maxValue),
    isWholeAmountValueRequired: item.isWholeAmountValueRequired,
    optionsMinor: amountDetails.options.map(minor).filter((option) => option !== null),
  };
}
