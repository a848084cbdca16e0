import type { Account } from '@portal/shared/contract/customers';
import type { FundingType } from '@portal/shared/domain/enumerations';
import { expectedFunds, FUNDING_DAYS } from '@portal/shared/domain/funding/expectedFunds';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../api/serverClock.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';

/** Says when money can be used that is added now by a card, a bank or a wire. */
export function useUsableWhen({ confidenceAttribute }: Account): (kind: FundingType) => string {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  return (kind) => {
    if (kind === 'CARD_DEPOSIT') return t('deposit.whenCard', FUNDING_DAYS[kind]);
    if (kind === 'WIRE_DEPOSIT') return t('plan.whenWire', FUNDING_DAYS[kind]);
    if (confidenceAttribute === 'TRUSTED') return t('bank.whenTrusted');
    const { earliest, latest } = expectedFunds(kind, new Date(serverNow()));
    return t('bank.when', {
      ...FUNDING_DAYS[kind],
      from: formatCalendarDay(earliest, locale),
      to: formatCalendarDay(latest, locale),
    });
  };
}
