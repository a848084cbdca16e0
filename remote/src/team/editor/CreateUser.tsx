import type { Customer } from '@portal/shared/contract/customers';
import type { Role } from '@portal/shared/contract/roles';
import { PATHS } from '@portal/shared/domain/access/paths';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { useTypingStart } from '../../ui/form/useTypingStart.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { isInOtherOrganisation } from '../teamFailure.ts';
import { useConfirmation } from '../useConfirmation.ts';
import { SaveCancelled, useSave } from '../useSave.ts';
import { useCreateUserMutation } from '../usersApi.ts';
import { TransferUserDialog } from './TransferUserDialog.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { UserForm } from './UserForm.tsx';
import type { UserFields } from './userValues.ts';

interface CreateUserProps {
  readonly roles: readonly Role[];
  readonly groups: readonly Customer[];
}

/** The editor of a new user, who is invited; a user of another organisation is asked to move, after a question. */
export function CreateUser({ roles, groups }: CreateUserProps) {
  const { t } = useTranslation('team');
  const { langKey } = usePrincipal();
  const [createUser] = useCreateUserMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = useSave();
  const start = useTypingStart<HTMLDivElement>('nothing');
  const { question, confirm } = useConfirmation<string>();

  const send = (body: UserFields & { readonly move: boolean }) =>
    createUser({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap();
  const invite = async (fields: UserFields) => {
    try {
      return await send({ ...fields, move: false });
    } catch (error) {
      if (!isInOtherOrganisation(error)) throw error;
      if (!(await confirm(fields.email))) throw new SaveCancelled();
      return send({ ...fields, move: true });
    }
  };
  return (
    <div ref={start}>
      <UserForm
        label={t('title.addUser')}
        initialValues={{
          firstName: '',
          lastName: '',
          email: '',
          langKey,
          roleId: '',
          authorities: [],
          organizationAccess: false,
          customerIdentifiers: [],
          accountIdentifiers: [],
          version: 0,
        }}
        roles={roles}
        groups={groups}
        isEmailFixed={false}
        isOwn={false}
        submitLabel={t('action.send')}
        draftKey="team.newUser"
        failure={<SaveFailure fallback={t('failed.invite')} />}
        onSubmit={(fields) =>
          save({
            send: () => invite(fields),
            getSuccessText: ({ isMove, email, firstName, lastName }) =>
              isMove ? t('elsewhere.done', { email }) : t('invited', { email, name: fullName(firstName, lastName) }),
            failureText: t('failed.invite'),
            getNextPath: () => PATHS.users,
          })
        }
      />
      {question !== null && <TransferUserDialog email={question.subject} onAnswer={question.answer} />}
    </div>
  );
}
