import { Button } from '@mantine/core';
import { useFormikContext, type FormikValues } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/apiError.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { LoadCurrent } from '../../../ui/form/LoadCurrent.tsx';
import { formatExactTime } from '../../../ui/time/formatTime.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { isTemplateChanged, isTemplateGone } from './templateFailure.ts';

interface EditFailureProps {
  readonly draftKey: string;
  /** Reads the values of the form anew. */
  readonly readValues: () => Promise<FormikValues>;
  /** Called before the form is sent to be saved as a copy. */
  readonly onCopy: () => void;
}

/** A save that failed. One of a template that was changed or deleted meanwhile leads out of it and loses nothing by itself. */
export function EditFailure({ draftKey, readValues, onCopy }: EditFailureProps) {
  const { t } = useTranslation('templateForm');
  const locale = useLocale();
  const { failure } = useContext(FormShellContext);
  const { submitForm } = useFormikContext();
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
          <LoadCurrent draftKey={draftKey} readValues={readValues} fallback={t('fetchFailed')}>
            {t('action.loadCurrent')}
          </LoadCurrent>
        </>
      }
    />
  );
}
