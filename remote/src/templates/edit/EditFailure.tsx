import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { formatExactTime } from '../../ui/time/formatTime.ts';
import { SaveFailure } from '../form/SaveFailure.tsx';
import { toTemplateValues, type TemplateValues } from '../form/templateValues.ts';
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
  const { t, i18n } = useTranslation('templates');
  const locale = useLocale();
  const notify = useNotify();
  const drafts = useDraftStore();
  const { failure, dismissFailure } = useContext(FormShellContext);
  const { resetForm, submitForm } = useFormikContext<TemplateValues>();
  const [read, { isFetching }] = useLazyGetEmailTemplateQuery();
  const loadCurrent = async () => {
    const { data, error } = await read(task.etid);
    if (data === undefined) {
      notify.error(apiErrorMessage(i18n, error, t('fetchFailed')));
      return;
    }
    drafts.remove(getDraftKey(task));
    dismissFailure();
    resetForm({ values: toTemplateValues(data) });
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
          <Button variant="default" loading={isFetching} onClick={() => void loadCurrent()}>
            {t('action.loadCurrent')}
          </Button>
        </>
      }
    />
  );
}
