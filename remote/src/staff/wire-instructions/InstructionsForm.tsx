import type { StaffWireInstructions, WireInstructionsChange } from '@portal/shared/contract/staffWires';
import { wireFieldsOf } from '@portal/shared/domain/funding/wireInstructions';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { formatDay } from '../../ui/time/formatTime.ts';
import { VersionFailure } from '../frame/VersionFailure.tsx';
import { useLazyListWireInstructionsQuery, useUpdateWireInstructionsMutation } from './wireInstructionsApi.ts';
import { WithdrawInstructions } from './WithdrawInstructions.tsx';
import { instructionsSchema, instructionsValues } from './instructionsSchema.ts';

const NUMBERS_OF_BANKS = ['accountNumber', 'iban'] as const;

/** The bank details of one currency; what was saved last stands in the form, tidied. */
export function InstructionsForm({ instructions }: { readonly instructions: StaffWireInstructions }) {
  const { t, i18n } = useTranslation('staff');
  const { currencyCode } = instructions;
  const [held, setHeld] = useState(instructions);
  const [done, setDone] = useState<'saved' | 'takenBack' | null>(null);
  const initialValues = useMemo(() => instructionsValues(held), [held]);
  const schema = useMemo(() => instructionsSchema(currencyCode), [currencyCode]);
  const [updateInstructions] = useUpdateWireInstructionsMutation();
  const [list] = useLazyListWireInstructionsQuery();
  const save = async (body: WireInstructionsChange) => {
    setDone(null);
    return updateInstructions({ currencyCode, body }).unwrap();
  };
  const read = async () => (await list(undefined)).data?.find((one) => one.currencyCode === currencyCode);
  const readVersion = async () => (await read())?.version;
  return (
    <FormShell
      label={t('wireInstructions.of', { currency: currencyCode })}
      initialValues={initialValues}
      enableReinitialize
      schema={schema}
      toBody={(values): WireInstructionsChange => values}
      onSubmit={save}
      onSaved={(saved) => {
        setHeld(saved);
        setDone('saved');
      }}
      showsFailure={false}
      numberFields={NUMBERS_OF_BANKS}
      draftKey={`staff.wireInstructions.${currencyCode}`}
    >
      <VersionFailure
        getText={(failure) => apiErrorMessage(i18n, failure, t('wireInstructions.failed'))}
        readVersion={readVersion}
      />
      {done !== null && <Notice kind="success">{t(`wireInstructions.${done}`, { currency: currencyCode })}</Notice>}
      {wireFieldsOf(currencyCode).map((field) => (
        <TextField
          key={field}
          name={field}
          label={getEnumerationLabel(i18n, 'wireField', field)}
          autoComplete="off"
          required
        />
      ))}
      <LastChange instructions={held} />
      <FormActions>
        <WithdrawInstructions
          instructions={held}
          onStale={async () => setHeld((await read()) ?? held)}
          onWithdrawn={(emptied) => {
            setHeld(emptied);
            setDone('takenBack');
          }}
        />
        <SubmitButton>{t('wireInstructions.save')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}

function LastChange({ instructions: { changedAt, changedBy } }: { readonly instructions: StaffWireInstructions }) {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  if (changedAt === null) return null;
  const values = { day: formatDay(new Date(changedAt), locale), who: changedBy };
  return <p className="pr-staff-note">{t('wireInstructions.changed', values)}</p>;
}
