import { Button } from '@mantine/core';
import { useFormikContext, type FormikValues } from 'formik';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/apiError.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { formatExactTime } from '../../../ui/time/formatTime.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { isTemplateChanged, isTemplateGone } from './templateFailure.ts';

interface EditFailureProps {
  readonly draftKey: string;
  /** Reads the values of the form anew. */
  readonly read: () => Promise<{ readonly values?: FormikValues; readonly error?: unknown }>;
  /** Called before the form is sent to be saved as a copy. */
  readonly onCopy: () => void;
}

/** A save that failed. One of a template that was changed or deleted meanwhile leads out of it and loses nothing by itself. */
export function EditFailure({ draftKey, read, onCopy }: EditFailureProps) {
  const { t, i18n } = useTranslation('templateForm');
  const locale = useLocale();
  const notify = useNotify();
  const drafts = useDraftStore();
  const { failure, dismissFailure } = useContext(FormShellContext);
  const { resetForm, submitForm } = useFormikContext<FormikValues>();
  const [isReading, setReading] = useState(false);
  const loadCurrent = async () => {
    setReading(true);
    const { values, error } = await read();
    setReading(false);
    if (values === undefined) {
      notify.error(apiErrorMessage(i18n, error, t('fetchFailed')));
      return;
    }
    drafts.remove(draftKey);
    dismissFailure();
    resetForm({ values });
  };
  const saveCopy = () => {
    onCopy();
    void submitForm();
  };
  const copy = <Button onClick={saveCopy}>{t('action.saveCopy')}</Button>;
  if (isTemplateGone(failure)) return <SaveFailure text={t('gone')} actions={copy} />;
  if (!isTemplateChanged(failure) || !isApiError(failure)) return <SaveFailure />;
  const { name = '', at = '' } = failure.values ?? {};
  const time = new Date(at);
  return (
    <SaveFailure
      text={Number.isNaN(time.getTime()) ? undefined : t('changed', { name, time: formatExactTime(time, locale) })}
      actions={
        <>
          {copy}
          <Button variant="default" loading={isReading} onClick={() => void loadCurrent()}>
            {t('action.loadCurrent')}
          </Button>
        </>
      }
    />
  );
}
