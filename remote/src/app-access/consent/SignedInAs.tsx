import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useSessionSource } from '../../entities/session/sessionSource.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { readAuthorizePath } from '../consentAddress.ts';

/** Names the person who is asked. Somebody else signs in, and is asked about the same request then. */
export function SignedInAs() {
  const { t } = useTranslation('appAccess');
  const { firstName, lastName, username } = usePrincipal();
  const { client, port } = useSessionSource();
  const authorizePath = readAuthorizePath(useLocation().state);
  const navigate = useNavigate();
  const name = fullName(firstName, lastName) || username;
  const signOut = async () => {
    await port.signOut();
    // The request belongs to the session that has ended: another one begins after sign-in.
    if (authorizePath !== null) void navigate(authorizePath, { replace: true });
  };
  return (
    <div className="pr-app-access__who">
      <Avatar name={name} />
      <div>
        <p>{t('signedInAs', { name })}</p>
        <p className="pr-app-access__after">{username}</p>
      </div>
      {client !== null && (
        <button type="button" className="pr-link" onClick={() => void signOut()}>
          {t('notYou')}
        </button>
      )}
    </div>
  );
}
