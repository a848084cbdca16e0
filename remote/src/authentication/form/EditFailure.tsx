import { PATHS } from '@portal/shared/domain/access/paths';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { LoadCurrent } from '../../ui/form/LoadCurrent.tsx';
import { isChangedMeanwhile, isGone } from '../authenticationTexts.ts';
import { useLazyGetSsoConnectionQuery } from '../connectionsApi.ts';
import { getConnectionDraftKey, toConnectionValues } from './connectionValues.ts';
import { SaveFailure } from './SaveFailure.tsx';

/** A save that failed. One of a connection that was changed or deleted meanwhile leads out of it and loses nothing by itself. */
export function EditFailure({ connectionId }: { readonly connectionId: string }) {
  const { t } = useTranslation('authentication');
  const { failure } = useContext(FormShellContext);
  const [read] = useLazyGetSsoConnectionQuery();
  const readValues = async () => toConnectionValues(await read(connectionId).unwrap());
  if (isChangedMeanwhile(failure))
    return (
      <SaveFailure
        actions={
          <LoadCurrent draftKey={getConnectionDraftKey(connectionId)} readValues={readValues}>
            {t('action.loadCurrent')}
          </LoadCurrent>
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
