import { Button } from '@mantine/core';
import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useNotify } from '../feedback/useNotify.ts';
import { useDraftStore } from './draftStore.ts';
import { FormShellContext } from './formShellContext.ts';

interface LoadCurrentProps<Values extends FormikValues> {
  readonly draftKey: string;
  /** Reads what the server holds now. */
  readonly readValues: () => Promise<Values>;
  /** Said where it could not be read for no known reason. */
  readonly fallback?: string;
  readonly children: ReactNode;
}

/** Begins a form anew with what somebody else has saved; what was typed is given up. */
export function LoadCurrent<Values extends FormikValues>(props: LoadCurrentProps<Values>) {
  const { draftKey, readValues, fallback, children } = props;
  const { i18n } = useTranslation();
  const notify = useNotify();
  const drafts = useDraftStore();
  const { dismissFailure } = useContext(FormShellContext);
  const { resetForm } = useFormikContext<Values>();
  const [isReading, setReading] = useState(false);
  const load = async () => {
    setReading(true);
    try {
      const values = await readValues();
      drafts.remove(draftKey);
      dismissFailure();
      resetForm({ values });
    } catch (error) {
      notify.error(apiErrorMessage(i18n, error, fallback));
      setReading(false);
    }
  };
  return (
    <Button variant="default" loading={isReading} onClick={() => void load()}>
      {children}
    </Button>
  );
}
