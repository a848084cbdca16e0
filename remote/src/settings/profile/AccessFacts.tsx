import { accessLevelOf, holdsAnyRight } from '@portal/shared/domain/permissions';
import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { dayOf } from '../../ui/time/formatTime.ts';

/** The roles that every organisation has; those it made itself keep the name that it gave them (P4). */
const DEFAULT_ROLES: ReadonlyMap<string, 'role.admin' | 'role.standard' | 'role.supportLead' | 'role.support'> =
  new Map([
    ['admin', 'role.admin'],
    ['standard', 'role.standard'],
    ['support lead', 'role.supportLead'],
    ['support', 'role.support'],
  ]);

/** What a user cannot change: address, role, how far the access reaches, the default account (P2 My profile). */
export function AccessFacts() {
  const { t } = useTranslation('settings');
  const locale = useLocale();
  const principal = usePrincipal();
  const { data: customers = [] } = useCustomers();
  const hasRights = holdsAnyRight(principal);
  const level = accessLevelOf(principal.accessLevelPermissionInformation, principal.emulationPlatformId);
  const accounts = customers.flatMap((customer) => customer.accounts);
  const defaultAccount = accounts.find((account) => account.accountIdentifier === principal.defaultAccountIdentifier);
  const role = hasRights ? DEFAULT_ROLES.get(principal.roleString) : 'role.none';
  const facts = [
    { label: t('access.email'), value: principal.username },
    { label: t('access.role'), value: role === undefined ? principal.roleString : t(role) },
    { label: t('access.level'), value: t(hasRights ? `access.${level}` : 'access.NONE') },
    { label: t('access.defaultAccount'), value: defaultAccount?.displayName },
    { label: t('access.member'), value: dayOf(new Date(principal.createdDate), locale) },
  ];
  return <FactList facts={facts} />;
}
