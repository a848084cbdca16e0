import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../../i18n/message.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { NoticeKind } from '../../../ui/feedback/Notice.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { formatCalendarDay } from '../../../ui/time/formatTime.ts';
import type { BankOutcome } from './bankOutcome.ts';

export interface OutcomeNote {
  readonly kind: NoticeKind;
  readonly text: string;
}

/** An outcome in words; null for one that says nothing. */
export function useOutcomeNote(): (outcome: BankOutcome) => OutcomeNote | null {
  const { t, i18n } = useTranslation('addFunds');
  const locale = useLocale();
  return useCallback(
    ({ kind, result }) => {
      const amount = result === null ? '' : formatMoney(result.amount, result.currencyCode, locale);
      switch (kind) {
        case 'silent':
          return null;
        case 'added':
          return { kind: 'success', text: t('bank.added', { amount }) };
        case 'left':
          return { kind: 'info', text: t('bank.left') };
        case 'reviewed':
          return { kind: 'info', text: t('bank.reviewed', { amount }) };
        case 'waiting':
          return { kind: 'info', text: t('bank.unknown') };
        case 'failed':
          return { kind: 'error', text: dynamicText(i18n, result?.i18nKey ?? '') ?? t('deposit.failed') };
        case 'submitted': {
          const expected = result?.expected ?? null;
          if (expected === null) return { kind: 'success', text: t('bank.submitted', { amount }) };
          const from = formatCalendarDay(expected.earliest, locale);
          return {
            kind: 'success',
            text: t('bank.submittedUntil', { amount, from, to: formatCalendarDay(expected.latest, locale) }),
          };
        }
      }
    },
    [t, i18n, locale],
  );
}
