import type { Customer } from '@portal/shared/contract/customers';
import type { Role } from '@portal/shared/contract/roles';
import type { TeamUserRecord } from '@portal/shared/contract/users';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { userPath } from '../teamPaths.ts';
import { useSave } from '../useSave.ts';
import { useUpdateUserMutation } from '../usersApi.ts';
import { EditFailure } from './EditFailure.tsx';
import { UserForm } from './UserForm.tsx';
import { getUserDraftKey, toUserValues } from './userValues.ts';

interface EditUserProps {
  readonly user: TeamUserRecord;
  readonly roles: readonly Role[];
  readonly groups: readonly Customer[];
}

/** The editor of a user who exists. */
export function EditUser({ user, roles, groups }: EditUserProps) {
  const { t } = useTranslation('team');
  const me = usePrincipal();
  const [updateUser] = useUpdateUserMutation();
  const save = useSave();
  const { userId } = user;
  return (
    <UserForm
      label={t('title.editUser')}
      initialValues={toUserValues(user)}
      roles={roles}
      groups={groups}
      isEmailFixed={user.isEmailFixed}
      isOwn={userId === me.userId}
      submitLabel={t('action.save')}
      draftKey={getUserDraftKey(userId)}
      failure={<EditFailure userId={userId} />}
      onSubmit={(fields, { version }) =>
        save({
          send: () => updateUser({ userId, body: { ...fields, version } }).unwrap(),
          getSuccessText: ({ firstName, lastName }) => t('saved', { name: fullName(firstName, lastName) }),
          failureText: t('failed.save'),
          getNextPath: () => userPath(userId),
        })
      }
    />
  );
}
