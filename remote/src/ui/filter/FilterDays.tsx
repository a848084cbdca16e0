import { useTranslation } from 'react-i18next';
import { FilterDay } from './FilterDay.tsx';
import { areBackwards, type Days } from './listDays.ts';

interface FilterDaysProps {
  readonly days: Days;
  /** The days are not the reader's. */
  readonly isUtc?: boolean;
  readonly onChange: (days: Partial<Days>) => void;
}

/** The first and the last day of a list. */
export function FilterDays({ days, isUtc = false, onChange }: FilterDaysProps) {
  const { t } = useTranslation('signedIn');
  return (
    <>
      <FilterDay
        label={isUtc ? t('days.fromUtc') : t('days.from')}
        value={days.from}
        onChange={(from) => onChange({ from })}
      />
      <FilterDay
        label={isUtc ? t('days.toUtc') : t('days.to')}
        value={days.to}
        error={areBackwards(days) ? t('error.date.backwards') : undefined}
        onChange={(to) => onChange({ to })}
      />
    </>
  );
}
