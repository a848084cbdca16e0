import { PATHS } from '@portal/shared/domain/access/paths';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';

import { useLocale } from '../../i18n/useLocale.ts';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { LoadCurrent } from '../../ui/form/LoadCurrent.tsx';
import { getAlertDraftKey } from '../alertDraft.ts';
import { isAlertChanged, isAlertGone } from '../alertFailure.ts';
import { useLazyGetBalanceAlertQuery } from '../balanceAlertsApi.ts';
import { toAlertValues } from '../form/alertValues.ts';
import { SaveFailure } from '../form/SaveFailure.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';

/** A save that failed. One of an alert that was changed or deleted meanwhile leads out of it and loses nothing by itself. */
export function EditFailure({ identifier }: { readonly identifier: string }) {
  const { t } = useTranslation('balanceAlerts');
  const locale = useLocale();
  const { failure } = useContext(FormShellContext);
  const [read] = useLazyGetBalanceAlertQuery();
  const readValues = async () => toAlertValues(await read(identifier).unwrap(), locale);
  if (isAlertChanged(failure))
    return (
      <SaveFailure
        actions={
          <LoadCurrent draftKey={getAlertDraftKey(identifier)} readValues={readValues}>
            {t('action.loadCurrent')}
          </LoadCurrent>
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
