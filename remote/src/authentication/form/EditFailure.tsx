import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { isChangedMeanwhile, isGone } from '../authenticationTexts.ts';
import { useLazyGetSsoConnectionQuery } from '../connectionsApi.ts';
import { getConnectionDraftKey, toConnectionValues, type ConnectionValues } from './connectionValues.ts';
import { SaveFailure } from './SaveFailure.tsx';

/** A save that failed. One of a connection that was changed or deleted meanwhile leads out of it and loses nothing by itself. */
export function EditFailure({ connectionId }: { readonly connectionId: string }) {
  const { t, i18n } = useTranslation('authentication');
  const notify = useNotify();
  const drafts = useDraftStore();
  const { failure, dismissFailure } = useContext(FormShellContext);
  const { resetForm } = useFormikContext<ConnectionValues>();
  const [read, { isFetching }] = useLazyGetSsoConnectionQuery();
  const loadCurrent = async () => {
    const { data, error } = await read(connectionId);
    if (data === undefined) {
      notify.error(apiErrorMessage(i18n, error));
      return;
    }
    drafts.remove(getConnectionDraftKey(connectionId));
    dismissFailure();
    resetForm({ values: toConnectionValues(data) });
  };
  if (isChangedMeanwhile(failure))
    return (
      <SaveFailure
        actions={
          <Button variant="default" loading={isFetching} onClick={() => void loadCurrent()}>
            {t('action.loadCurrent')}
          </Button>
        }
      />
    );
  if (isGone(failure))
    return (
      <SaveFailure
        actions={
          <LinkButton to={PATHS.authentication} variant="default">
            {t('action.all')}
          </LinkButton>
        }
      />
    );
  return <SaveFailure />;
}
