import type { TeamUserRecord } from '@portal/shared/contract/users';
import { useTranslation } from 'react-i18next';
import '../../entities/access/locales.ts';

/** The groups and accounts that a user works in. */
export function UserAccess({ user }: { readonly user: TeamUserRecord }) {
  const { t } = useTranslation(['team', 'access']);
  const { organizationAccess, groups, accounts } = user;
  if (organizationAccess) return <p className="pr-team__text">{t('access:organisationHelp')}</p>;
  if (groups.length + accounts.length === 0) return <p className="pr-team__text">{t('access.NONE')}</p>;
  return (
    <ul className="pr-user-access">
      {groups.map(({ customerIdentifier, displayName }) => (
        <li key={customerIdentifier}>
          {displayName}
          <span>{t('access:wholeGroup')}</span>
        </li>
      ))}
      {accounts.map(({ accountIdentifier, displayName, groupDisplayName }) => (
        <li key={accountIdentifier}>
          {displayName}
          <span>{groupDisplayName}</span>
        </li>
      ))}
    </ul>
  );
}
