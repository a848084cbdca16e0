import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { readerZone } from '../../ui/time/readerZone.ts';
import { getZoneLabel, listZones } from '../../ui/time/timeZones.ts';
import type { IncentiveValues } from './incentiveValues.ts';

/** How many rewards and responses there may be, and from which day to which. */
export function LimitFields() {
  const { t } = useTranslation('research');
  const { timeZone } = useFormikContext<IncentiveValues>().values;
  const zones = useMemo(
    () => listZones(readerZone(), timeZone).map((zone) => ({ value: zone, label: getZoneLabel(zone) })),
    [timeZone],
  );
  return (
    <>
      <FieldRow>
        <TextField
          name="quantity"
          label={t('field.quantity')}
          help={t('field.quantityHelp')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField
          name="completesAllowed"
          label={t('field.completes')}
          help={t('field.completesHelp')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </FieldRow>
      <FieldRow>
        <TextField name="startDate" type="date" label={t('field.startDate')} required />
        <TextField name="endDate" type="date" label={t('field.endDate')} help={t('field.endDateHelp')} required />
      </FieldRow>
      <SelectField name="timeZone" label={t('field.timeZone')} options={zones} required />
    </>
  );
}
