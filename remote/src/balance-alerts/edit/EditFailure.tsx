import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';

import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { getAlertDraftKey } from '../alertDraft.ts';
import { isAlertChanged, isAlertGone } from '../alertFailure.ts';
import { useLazyGetBalanceAlertQuery } from '../balanceAlertsApi.ts';
import { toAlertValues, type AlertValues } from '../form/alertValues.ts';
import { SaveFailure } from '../form/SaveFailure.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';

/** A save that failed. One of an alert that was changed or deleted meanwhile leads out of it and loses nothing by itself. */
export function EditFailure({ identifier }: { readonly identifier: string }) {
  const { t, i18n } = useTranslation('balanceAlerts');
  const locale = useLocale();
  const notify = useNotify();
  const drafts = useDraftStore();
  const { failure, dismissFailure } = useContext(FormShellContext);
  const { resetForm } = useFormikContext<AlertValues>();
  const [read, { isFetching }] = useLazyGetBalanceAlertQuery();
  const loadCurrent = async () => {
    const { data, error } = await read(identifier);
    if (data === undefined) {
      notify.error(apiErrorMessage(i18n, error));
      return;
    }
    drafts.remove(getAlertDraftKey(identifier));
    dismissFailure();
    resetForm({ values: toAlertValues(data, locale) });
  };
  if (isAlertChanged(failure))
    return (
      <SaveFailure
        actions={
          <Button variant="default" loading={isFetching} onClick={() => void loadCurrent()}>
            {t('action.loadCurrent')}
          </Button>
        }
      />
    );
  if (isAlertGone(failure))
    return (
      <SaveFailure
        text={t('gone')}
        actions={
          <LinkButton to={PATHS.balanceAlerts} variant="default">
            {t('action.all')}
          </LinkButton>
        }
      />
    );
  return <SaveFailure />;
}
