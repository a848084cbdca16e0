import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { LoadCurrent } from '../../ui/form/LoadCurrent.tsx';
import { formatExactTime } from '../../ui/time/formatTime.ts';
import { SaveFailure } from '../form/SaveFailure.tsx';
import { toTemplateValues } from '../form/templateValues.ts';
import { isTemplateChanged, isTemplateGone } from '../templateFailure.ts';
import { getDraftKey, type TemplateTask } from '../templateTask.ts';
import { useLazyGetEmailTemplateQuery } from '../templatesApi.ts';

interface EditFailureProps {
  readonly task: TemplateTask;
  /** Called before the form is sent to be saved as a copy. */
  readonly onCopy: () => void;
}

/** A save that failed. One of a template that was changed or deleted meanwhile leads out of it and loses nothing by itself. */
export function EditFailure({ task, onCopy }: EditFailureProps) {
  const { t } = useTranslation('templates');
  const locale = useLocale();
  const { failure } = useContext(FormShellContext);
  const { submitForm } = useFormikContext();
  const [read] = useLazyGetEmailTemplateQuery();
  const readValues = async () => toTemplateValues(await read(task.etid).unwrap());
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
          <LoadCurrent draftKey={getDraftKey(task)} readValues={readValues} fallback={t('fetchFailed')}>
            {t('action.loadCurrent')}
          </LoadCurrent>
        </>
      }
    />
  );
}
