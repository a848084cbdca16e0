import { accessLevelOf, holdsAnyRight } from '@portal/shared/domain/access/permissions';
import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { dayOf } from '../../ui/time/formatTime.ts';

/** The default roles of every organisation; custom roles keep the name that they were given. */
const DEFAULT_ROLES: ReadonlyMap<string, 'role.admin' | 'role.standard' | 'role.supportLead' | 'role.support'> =
  new Map([
    ['admin', 'role.admin'],
    ['standard', 'role.standard'],
    ['support lead', 'role.supportLead'],
    ['support', 'role.support'],
  ]);

/** What users cannot change themselves: e-mail address, role, access level, default account. */
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
