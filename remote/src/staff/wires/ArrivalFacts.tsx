import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import { getAnnouncedWire, type Arrival } from './receivedForm.ts';

/** Tells where the money goes, and what was announced. */
export function ArrivalFacts({ arrival }: { readonly arrival: Arrival }) {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const announced = getAnnouncedWire(arrival);
  const ofWire =
    announced === null
      ? []
      : [
          {
            label: t('wires.announcedAmount'),
            value: <Money amount={announced.amount} currencyCode={announced.currencyCode} />,
          },
          { label: t('wires.announcedBy'), value: announced.createdBy },
          { label: t('wires.sentOn'), value: announced.sentOn && formatCalendarDay(announced.sentOn, locale) },
          { label: t('wires.note'), value: announced.note },
        ];
  return (
    <FactList
      facts={[
        { label: t('platforms.name'), value: arrival.platformName },
        { label: t('wires.account'), value: `${arrival.accountDisplayName} (${arrival.accountIdentifier})` },
        { label: t('wires.reference'), value: arrival.reference },
        ...ofWire,
      ]}
    />
  );
}
