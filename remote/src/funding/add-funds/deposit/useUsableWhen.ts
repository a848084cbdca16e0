import type { Account } from '@portal/shared/contract/customers';
import { expectedFunds, FUNDING_DAYS } from '@portal/shared/domain/expectedFunds';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { writtenDay } from '../../../ui/time/formatTime.ts';

/** Says when money can be used that is deposited now by bank or by card. */
export function useUsableWhen({ confidenceAttribute }: Account): (isByBank: boolean) => string {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  return (isByBank) => {
    if (!isByBank) return t('deposit.whenCard', FUNDING_DAYS.CARD_DEPOSIT);
    if (confidenceAttribute === 'TRUSTED') return t('bank.whenTrusted');
    const { earliest, latest } = expectedFunds('BANK_DEPOSIT', new Date());
    return t('bank.when', {
      ...FUNDING_DAYS.BANK_DEPOSIT,
      from: writtenDay(earliest, locale),
      to: writtenDay(latest, locale),
    });
  };
}
