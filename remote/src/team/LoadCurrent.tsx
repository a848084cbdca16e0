import { Button } from '@mantine/core';
import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../i18n/apiErrorMessage.ts';
import { useNotify } from '../ui/feedback/useNotify.ts';
import { useDraftStore } from '../ui/form/draftStore.ts';
import { FormShellContext } from '../ui/form/formShellContext.ts';

interface LoadCurrentProps {
  readonly draftKey: string;
  /** Reads what the server holds now. */
  readonly readValues: () => Promise<FormikValues>;
}

/** Begins a form anew with what somebody else has saved; what was typed is given up. */
export function LoadCurrent({ draftKey, readValues }: LoadCurrentProps) {
  const { t, i18n } = useTranslation('team');
  const notify = useNotify();
  const drafts = useDraftStore();
  const { dismissFailure } = useContext(FormShellContext);
  const { resetForm } = useFormikContext();
  const [isReading, setReading] = useState(false);
  const load = async () => {
    setReading(true);
    try {
      const values = await readValues();
      drafts.remove(draftKey);
      dismissFailure();
      resetForm({ values });
    } catch (error) {
      notify.error(apiErrorMessage(i18n, error));
      setReading(false);
    }
  };
  return (
    <Button variant="default" loading={isReading} onClick={() => void load()}>
      {t('action.loadCurrent')}
    </Button>
  );
}
