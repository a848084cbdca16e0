import type { MoneyOperation } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import type { Outcome } from './attemptApi.ts';
import type { OpenAttempt } from './openAttempts.ts';

const THINGS = {
  CARD_DEPOSIT: 'deposit',
  BANK_DEPOSIT: 'deposit',
  WIRE_DEPOSIT: 'wire',
  TRANSFER: 'transfer',
  ORDER: 'order',
} as const satisfies Readonly<Record<MoneyOperation, string>>;

/** An outcome in a sentence or two, for who may be about to send the same again. */
export function useOutcomeText(): (attempt: OpenAttempt, outcome: Outcome) => string {
  const { t, i18n } = useTranslation('attempts');
  const locale = useLocale();
  return ({ operation }, { state, amount, currencyCode, expectedBy, reference, i18nKey, values }) => {
    const thing = THINGS[operation];
    const textValues = {
      amount: amount === null || currencyCode === null ? '' : formatMoney(amount, currencyCode, locale),
      day: expectedBy === null ? '' : formatCalendarDay(expectedBy, locale),
      reference: reference ?? '',
    };
    switch (state) {
      case 'UNKNOWN':
        return t('unknown');
      case 'LOST':
        return t('lost');
      case 'BEGUN':
        return t(operation === 'BANK_DEPOSIT' ? 'bank.begun' : 'deposit.begun', textValues);
      case 'CANCELLED':
        return t('bank.cancelled', textValues);
      case 'PENDING':
        return t(thing === 'wire' ? 'wire.done' : 'deposit.pending', textValues);
      case 'DONE':
        return t(`${thing}.done`, textValues);
      case 'REFUSED': {
        const error = { status: 422, i18nKey: i18nKey ?? '', description: '', ...(values && { values }) };
        return t(`${thing}.refused`, { reason: apiErrorMessage(i18n, error) });
      }
      default:
        return t('asking');
    }
  };
}
