import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useContext } from 'react';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { LoadCurrent } from '../../ui/form/LoadCurrent.tsx';
import { isChangedMeanwhile, isGone } from '../teamFailure.ts';
import { useLazyGetUserQuery } from '../usersApi.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { getUserDraftKey, toUserValues } from './userValues.ts';

/** A save that failed. One of a user who was changed or deleted meanwhile leads out of it and loses nothing by itself. */
export function EditFailure({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('team');
  const { failure } = useContext(FormShellContext);
  const [read] = useLazyGetUserQuery();
  const fallback = t('failed.save');
  const readValues = async () => toUserValues(await read(userId).unwrap());
  if (isChangedMeanwhile(failure))
    return (
      <SaveFailure
        fallback={fallback}
        actions={
          <LoadCurrent draftKey={getUserDraftKey(userId)} readValues={readValues}>
            {t('action.loadCurrent')}
          </LoadCurrent>
        }
      />
    );
  if (isGone(failure))
    return (
      <SaveFailure
        fallback={fallback}
        text={t('changed.gone')}
        actions={
          <LinkButton to={PATHS.users} variant="default">
            {t('action.all')}
          </LinkButton>
        }
      />
    );
  return <SaveFailure fallback={fallback} />;
}
