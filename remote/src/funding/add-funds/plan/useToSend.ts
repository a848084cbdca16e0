import type { Account } from '@portal/shared/contract/customers';
import { checkAmount, type Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { toTypedAmount, checkTypedAmount, formatOnBlur, toPlainAmount } from '../../../ui/money/typedAmount.ts';
import { readUrlAmount } from '../readUrlAmount.ts';

/** The amount that the user wants to send, as typed; the address may bring it (`send`). */
export interface ToSend {
  readonly text: string;
  /** For the address: decimal text, '' for nothing, null for what is no amount. */
  readonly kept: string | null;
  /** Null while nothing is typed, or no amount. */
  readonly minor: bigint | null;
  /** Why it is no amount, once the field was left. */
  readonly refusal: Refusal | null;
  readonly change: (text: string) => void;
  readonly leave: () => void;
}

/** Returns the amount that the address brings, as it is typed; '' for none. */
export function useWantedToSend({ currencyCode }: Account): string {
  const locale = useLocale();
  const [search] = useSearchParams();
  const wanted = readUrlAmount(search, 'send');
  return wanted === null ? '' : toTypedAmount(Number(wanted), currencyCode, locale);
}

export function useToSend({ currencyCode }: Account, text: string, setText: (text: string) => void): ToSend {
  const locale = useLocale();
  const [isLeft, setLeft] = useState(false);
  const isEmpty = text.trim() === '';
  const verdict = checkTypedAmount(text, currencyCode, locale, (amount) => checkAmount(amount, currencyCode));
  return {
    text,
    kept: isEmpty ? '' : toPlainAmount(text, currencyCode, locale),
    minor: 'minor' in verdict ? verdict.minor : null,
    refusal: isLeft && !isEmpty && 'refusal' in verdict ? verdict.refusal : null,
    change: (typed) => {
      setText(typed);
      setLeft(false);
    },
    leave: () => {
      setText(formatOnBlur(text, currencyCode, locale));
      setLeft(true);
    },
  };
}
