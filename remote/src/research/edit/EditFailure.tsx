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
import { toIncentiveValues, type FindItem, type IncentiveValues } from '../form/incentiveValues.ts';
import { SaveFailure } from '../form/SaveFailure.tsx';
import { getIncentiveDraftKey } from '../incentiveDraft.ts';
import { useLazyGetIncentiveQuery } from '../researchApi.ts';

interface EditFailureProps {
  readonly incentiveId: string;
  readonly findItem: FindItem;
}

/** A save that failed. One of an incentive that was changed meanwhile leads out of it and loses nothing by itself. */
export function EditFailure({ incentiveId, findItem }: EditFailureProps) {
  const { t, i18n } = useTranslation('research');
  const locale = useLocale();
  const notify = useNotify();
  const drafts = useDraftStore();
  const { failure, dismissFailure } = useContext(FormShellContext);
  const { resetForm } = useFormikContext<IncentiveValues>();
  const [read, { isFetching }] = useLazyGetIncentiveQuery();
  const loadCurrent = async () => {
    const { data, error } = await read(incentiveId);
    if (data === undefined) {
      notify.error(apiErrorMessage(i18n, error));
      return;
    }
    drafts.remove(getIncentiveDraftKey(incentiveId));
    dismissFailure();
    resetForm({ values: toIncentiveValues(data, findItem, locale) });
  };
  const isChanged = isApiError(failure) && failure.i18nKey === 'error.incentive.changed';
  return (
    <SaveFailure
      actions={
        isChanged && (
          <Button variant="default" loading={isFetching} onClick={() => void loadCurrent()}>
            {t('action.loadCurrent')}
          </Button>
        )
      }
    />
  );
}
