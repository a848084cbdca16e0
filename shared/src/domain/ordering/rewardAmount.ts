import type { ValueType } from '../enumerations.ts';
import { toDecimal, toMinor } from '../money/money.ts';

/** Amount limits of one catalogue item, in minor units of `currencyCode`. */
export interface AmountRule {
  readonly currencyCode: string;
  readonly valueType: ValueType;
  readonly faceValueMinor: bigint | null;
  readonly minMinor: bigint | null;
  readonly maxMinor: bigint | null;
  readonly isWholeAmountValueRequired: boolean;
  readonly optionsMinor: readonly bigint[];
}

/** Validation error: an i18n key and the values for its text. Amounts are decimal text in `currencyCode`. */
export interface Refusal {
  readonly key: string;
  readonly values?: Readonly<Record<string, string>>;
}

export type AmountVerdict = { readonly minor: bigint } | { readonly refusal: Refusal };

const WHOLE_TEXT = /^\d+(\.0*)?$/;

/** Validates an amount above zero in a currency. Takes major units, returns minor units. */
export function checkAmount(value: number | string, currencyCode: string): AmountVerdict {
  const text = String(value).trim();
  if (text === '') return refuse('error.amount.required');
  const minor = toMinor(text, currencyCode);
  if (minor === null) return refuse(whyNoAmount(text));
  return minor <= 0n ? refuse('error.amount.notPositive') : { minor };
}

const whyNoAmount = (text: string): string => {
  if (/^-?\d{16,}(\.\d*)?$/.test(text)) return 'error.amount.tooLarge';
  return /^-?\d+\.\d+$/.test(text) ? 'error.amount.decimals' : 'error.amount.notANumber';
};

/** Validates a reward amount, for forms and API alike. Takes major units, returns minor units. */
export function checkRewardAmount(value: number | string, rule: AmountRule): AmountVerdict {
  const verdict = checkAmount(value, rule.currencyCode);
  return 'refusal' in verdict ? verdict : checkAgainst(verdict.minor, String(value).trim(), rule);
}

function checkAgainst(minor: bigint, text: string, rule: AmountRule): AmountVerdict {
  const money = (amount: bigint) => ({ amount: toDecimal(amount, rule.currencyCode), currencyCode: rule.currencyCode });
  if (rule.faceValueMinor !== null) {
    return minor === rule.faceValueMinor ? { minor } : refuse('error.amount.fixed', money(rule.faceValueMinor));
  }
  if (rule.optionsMinor.length > 0) {
    return rule.optionsMinor.includes(minor) ? { minor } : refuse('error.amount.option');
  }
  if (rule.minMinor !== null && minor < rule.minMinor) return refuse('error.amount.belowMin', money(rule.minMinor));
  if (rule.maxMinor !== null && minor > rule.maxMinor) return refuse('error.amount.aboveMax', money(rule.maxMinor));
  if (rule.isWholeAmountValueRequired && !WHOLE_TEXT.test(text)) return refuse('error.amount.notWhole');
  return { minor };
}

const refuse = (key: string, values?: Refusal['values']): AmountVerdict => ({
  refusal: values ? { key, values } : { key },
});
