import { PATHS } from '@portal/shared/domain/access/paths';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { LoadCurrent } from '../../ui/form/LoadCurrent.tsx';
import { SaveFailure } from '../editor/SaveFailure.tsx';
import { useLazyGetRoleQuery } from '../rolesApi.ts';
import { isChangedMeanwhile, isGone } from '../teamFailure.ts';
import { getRoleDraftKey, toRoleValues } from './roleValues.ts';

/** A save that failed. One of a role that was changed or deleted meanwhile leads out of it and loses nothing by itself. */
export function EditRoleFailure({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('team');
  const { failure } = useContext(FormShellContext);
  const [read] = useLazyGetRoleQuery();
  const fallback = t('failed.saveRole');
  const readValues = async () => toRoleValues(await read(roleId).unwrap());
  if (isChangedMeanwhile(failure))
    return (
      <SaveFailure
        fallback={fallback}
        actions={
          <LoadCurrent draftKey={getRoleDraftKey(roleId)} readValues={readValues}>
            {t('action.loadCurrent')}
          </LoadCurrent>
        }
      />
    );
  if (isGone(failure))
    return (
      <SaveFailure
        fallback={fallback}
        text={t('changed.roleGone')}
        actions={
          <LinkButton to={PATHS.roles} variant="default">
            {t('action.allRoles')}
          </LinkButton>
        }
      />
    );
  return <SaveFailure fallback={fallback} />;
}
