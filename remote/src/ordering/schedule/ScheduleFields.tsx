import { SETTINGS } from '@portal/shared/domain/settings';
import { useField } from 'formik';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { readerZone } from '../../ui/time/readerZone.ts';
import { getZoneLabel, listZones } from '../../ui/time/timeZones.ts';
import { DayField } from './DayField.tsx';
import './locales.ts';
import './schedule.css';
import { formatRepeatedHour } from './scheduleFormat.ts';
import { ScheduledTimeText } from './ScheduledTimeText.tsx';
import { checkSchedule, getInstant, listNamedInstants, toScheduleValues } from './scheduleRules.ts';
import { isUnread, provideScheduleCheck, toScheduledTime, type ScheduleValues } from './scheduleValues.ts';

provideScheduleCheck(checkSchedule);

/** A day, a time and a zone, the reader's own time beside them, and the choice of an hour that clocks show twice. */
export function ScheduleFields() {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const [{ value }, , { setValue }] = useField<ScheduleValues>('schedule');
  const { timeZone } = value;
  useEffect(() => {
    if (isUnread(value)) void setValue(toScheduleValues({ scheduledDeliveryTime: value.at, timeZone: value.timeZone }));
    else if (value.at !== getInstant(value)) void setValue({ ...value, at: getInstant(value) });
  }, [value, setValue]);
  const zones = useMemo(
    () => listZones(readerZone(), timeZone).map((zone) => ({ value: zone, label: getZoneLabel(zone) })),
    [timeZone],
  );
  const instants = listNamedInstants(value);
  const scheduled = toScheduledTime(value);
  return (
    <>
      <FieldRow>
        <DayField
          name="schedule.day"
          label={t('day')}
          placeholder={t('chooseDay')}
          daysAhead={SETTINGS.schedule.daysAhead}
          required
        />
        <TextField name="schedule.time" type="time" label={t('time')} required />
      </FieldRow>
      <SelectField name="schedule.timeZone" label={t('zone')} options={zones} required />
      {instants.length > 1 && (
        <ChoiceField
          name="schedule.hour"
          label={t('whichHour')}
          choose=""
          choices={instants.map((at, index) => ({
            value: index === 0 ? 'earlier' : 'later',
            label: t(index === 0 ? 'earlier' : 'laterHour', { time: formatRepeatedHour(at, timeZone, locale) }),
          }))}
        />
      )}
      <p role="status" className="pr-schedule__when">
        {scheduled !== null && <ScheduledTimeText {...scheduled} />}
      </p>
    </>
  );
}
