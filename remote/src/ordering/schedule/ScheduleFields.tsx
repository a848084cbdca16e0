import { useField } from 'formik';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { readerZone } from '../../ui/time/readerZone.ts';
import { DayField } from './DayField.tsx';
import './locales.ts';
import './schedule.css';
import { formatRepeatedHour, getZoneLabel, listZones } from './scheduleFormat.ts';
import { ScheduledTimeText } from './ScheduledTimeText.tsx';
import { listNamedInstants, sendNowValues, toScheduledTime, type ScheduleValues } from './scheduleValues.ts';

interface ScheduleChoiceProps {
  /** Why what is ordered can only be sent at once. */
  readonly refusal?: string | undefined;
}

/** When an order is sent: now, or at a day and time in a zone. The form's values are `schedule`. */
export function ScheduleChoice({ refusal }: ScheduleChoiceProps) {
  const { t } = useTranslation('schedule');
  const [{ value }, , { setValue }] = useField<ScheduleValues | undefined>('schedule');
  const isImpossible = refusal !== undefined && value?.when === 'later';
  useEffect(() => {
    if (value === undefined || isImpossible) void setValue(sendNowValues());
  }, [value, isImpossible, setValue]);
  if (value === undefined) return null;
  return (
    <>
      <ChoiceField
        name="schedule.when"
        label={t('when')}
        choose=""
        choices={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later'), disabled: refusal !== undefined, ...(refusal && { help: refusal }) },
        ]}
      />
      {value.when === 'later' && <ScheduleFields />}
    </>
  );
}

/** A day, a time and a zone, the reader's own time beside them, and the choice of an hour that clocks show twice. */
export function ScheduleFields() {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const [{ value }] = useField<ScheduleValues>('schedule');
  const { timeZone } = value;
  const zones = useMemo(
    () => listZones(readerZone(), timeZone).map((zone) => ({ value: zone, label: getZoneLabel(zone) })),
    [timeZone],
  );
  const instants = listNamedInstants(value);
  const scheduled = toScheduledTime(value);
  return (
    <>
      <FieldRow>
        <DayField name="schedule.day" label={t('day')} placeholder={t('chooseDay')} required />
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
