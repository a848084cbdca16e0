import type { Role, RoleBody } from '@portal/shared/contract/roles';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { roleName } from '../../entities/role/roleName.ts';
import { SaveFailure } from '../editor/SaveFailure.tsx';
import { toKnownAuthorities } from '../permissions/lineChoices.ts';
import { useGrantableAuthorities } from '../permissions/useGrantableAuthorities.ts';
import { useCreateRoleMutation } from '../rolesApi.ts';
import { rolePath } from '../teamPaths.ts';
import { useSave } from '../useSave.ts';
import { RoleForm } from './RoleForm.tsx';

/** The form of a new role; `copied` begins as a copy of another, without what its maker may not give. */
export function CreateRole({ copied }: { readonly copied: Role | undefined }) {
  const { t, i18n } = useTranslation('team');
  const [createRole] = useCreateRoleMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = useSave();
  const grantable = useGrantableAuthorities();
  const authorities = toKnownAuthorities(copied?.authorities ?? []).filter((code) => grantable.includes(code));
  return (
    <RoleForm
      label={t('title.createRole')}
      initialValues={{
        name: copied === undefined ? '' : t('role.copyName', { name: roleName(i18n, copied.name) }),
        authorities,
        version: 0,
      }}
      draftKey={`team.newRole.${copied?.roleId ?? ''}`}
      submitLabel={t('action.createRole')}
      cancelTo={PATHS.roles}
      failure={<SaveFailure fallback={t('failed.createRole')} />}
      onSubmit={(body: RoleBody) =>
        save({
          send: () => createRole({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap(),
          getSuccessText: ({ name }) => t('role.created', { name }),
          failureText: t('failed.createRole'),
          getNextPath: ({ roleId }) => rolePath(roleId),
        })
      }
    />
  );
}
