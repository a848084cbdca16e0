import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { LoadCurrent } from '../../ui/form/LoadCurrent.tsx';
import { toIncentiveValues, type FindItem } from '../form/incentiveValues.ts';
import { SaveFailure } from '../form/SaveFailure.tsx';
import { getIncentiveDraftKey } from '../incentiveDraft.ts';
import { useLazyGetIncentiveQuery } from '../researchApi.ts';

interface EditFailureProps {
  readonly incentiveId: string;
  readonly findItem: FindItem;
}

/** A save that failed. One of an incentive that was changed meanwhile leads out of it and loses nothing by itself. */
export function EditFailure({ incentiveId, findItem }: EditFailureProps) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const { failure } = useContext(FormShellContext);
  const [read] = useLazyGetIncentiveQuery();
  const readValues = async () => toIncentiveValues(await read(incentiveId).unwrap(), findItem, locale);
  const isChanged = isApiError(failure) && failure.i18nKey === 'error.incentive.changed';
  return (
    <SaveFailure
      actions={
        isChanged && (
          <LoadCurrent draftKey={getIncentiveDraftKey(incentiveId)} readValues={readValues}>
            {t('action.loadCurrent')}
          </LoadCurrent>
        )
      }
    />
  );
}
