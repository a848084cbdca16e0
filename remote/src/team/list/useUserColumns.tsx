import type { TeamUser } from '@portal/shared/contract/users';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { roleName } from '../../entities/role/roleName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { listFormat } from '../../i18n/formatters.ts';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { UserMenu } from '../actions/UserMenu.tsx';
import type { UserActionTarget, UserAction } from '../actions/userActions.ts';
import { userBesidePath } from '../teamPaths.ts';
import { UserStatus } from './UserStatus.tsx';

/** The columns of the users, the address below the name, which opens the panel beside the list. */
export function useUserColumns(
  onAction: (user: UserActionTarget, action: UserAction) => void,
): readonly Column<TeamUser>[] {
  const { t, i18n } = useTranslation('team');
  const locale = useLocale();
  const linkTo = useRowLinks();
  const { search } = useLocation();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.nameAndEmail'),
        width: 'minmax(224px, 2fr)',
        sortable: true,
        cell: ({ userId, firstName, lastName, email }) => (
          <span className="pr-user-name">
            <a {...linkTo(userBesidePath(userId) + search)} className="pr-table__target">
              {fullName(firstName, lastName)}
            </a>
            <span>{email}</span>
          </span>
        ),
      },
      {
        id: 'role',
        header: t('column.role'),
        width: 'minmax(124px, 1fr)',
        cell: ({ role }) => (role === null ? t('details.noRole') : roleName(i18n, role.name)),
      },
      {
        id: 'access',
        header: t('column.access'),
        width: 'minmax(112px, 1fr)',
        optional: 'shown',
        cell: ({ access }) => t(`access.${access}`),
      },
      { id: 'status', header: t('column.status'), width: '136px', cell: (user) => <UserStatus user={user} /> },
      {
        id: 'codes',
        header: t('column.codes'),
        width: 'minmax(104px, 0.8fr)',
        optional: 'shown',
        cell: ({ mfaTypes }) =>
          mfaTypes.length === 0
            ? t('codes.none')
            : listFormat(locale).format(mfaTypes.map((type) => t(`codes.${type}`))),
      },
      {
        id: 'lastSignIn',
        header: t('column.lastSignIn'),
        width: 'minmax(104px, 0.8fr)',
        optional: 'shown',
        cell: ({ lastSignInDate }) => (lastSignInDate === null ? t('never') : <RelativeTime at={lastSignInDate} />),
      },
      {
        id: 'actions',
        header: t('column.actions'),
        width: '58px',
        isActions: true,
        cell: (user) => <UserMenu user={user} hasEdit onAction={onAction} />,
      },
    ],
    [t, i18n, locale, linkTo, search, onAction],
  );
}
