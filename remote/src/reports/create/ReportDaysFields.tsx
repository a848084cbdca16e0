import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { getDaysOfPeriod, type Period } from '../../ui/calendar/periods.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { toIsoDay } from '../../ui/time/isoDay.ts';
import { readerZone } from '../../ui/time/readerZone.ts';
import type { ReportValues } from './reportValues.ts';

const OFFERED: readonly Period[] = ['last30Days', 'thisMonth', 'lastMonth', 'last12Months'];

/** The first and last day of a report, typed, or those of a usual period. */
export function ReportDaysFields({ today }: { readonly today: Date }) {
  const { t, i18n } = useTranslation('reports');
  const { values, setValues } = useFormikContext<ReportValues>();
  const last = toIsoDay(today);
  const periods = OFFERED.map((period) => {
    const { from, to } = getDaysOfPeriod(period, today);
    return { period, from, to: to === '' ? last : to };
  });
  return (
    <div className="pr-new-report__days">
      <FieldRow>
        <TextField name="from" type="date" label={t('create.from')} required />
        <TextField name="to" type="date" label={t('create.to')} required />
      </FieldRow>
      <div role="group" aria-label={i18n.t('signedIn:days.label')} className="pr-new-report__periods">
        {periods.map(({ period, from, to }) => (
          <button
            key={period}
            type="button"
            aria-pressed={from === values.from && to === values.to}
            onClick={() => void setValues({ ...values, from, to })}
          >
            {i18n.t(`signedIn:days.period.${period}`)}
          </button>
        ))}
      </div>
      <p className="pr-new-report__note">{t('create.zone', { zone: readerZone() })}</p>
    </div>
  );
}
