import { useField } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { LazyField } from './LazyField.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import './locales.ts';
import { sendNowValues, type ScheduleValues } from './scheduleValues.ts';

const ScheduleFields = lazyPart(async () => (await import('./ScheduleFields.tsx')).ScheduleFields);

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
      {value.when === 'later' && (
        <LazyField height={200}>
          <ScheduleFields />
        </LazyField>
      )}
    </>
  );
}
