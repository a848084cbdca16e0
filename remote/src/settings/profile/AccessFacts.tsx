import { accessLevelOf, holdsAnyRight } from '@portal/shared/domain/access/permissions';
import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { roleName } from '../../entities/role/roleName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { formatDay } from '../../ui/time/formatTime.ts';

/** Lists the facts that users cannot change themselves: e-mail address, way of sign-in, role, access level, default account. */
export function AccessFacts() {
  const { t, i18n } = useTranslation('settings');
  const locale = useLocale();
  const principal = usePrincipal();
  const { data: customers = [] } = useCustomers();
  const hasRights = holdsAnyRight(principal);
  const level = accessLevelOf(principal.accessLevelPermissionInformation, principal.emulationPlatformId);
  const accounts = customers.flatMap((customer) => customer.accounts);
  const defaultAccount = accounts.find((account) => account.accountIdentifier === principal.defaultAccountIdentifier);
  const facts = [
    { label: t('access.email'), value: principal.username },
    { label: t('access.signedInWith'), value: principal.signInConnection?.displayName },
    { label: t('access.role'), value: hasRights ? roleName(i18n, principal.roleString) : t('role.none') },
    { label: t('access.level'), value: t(hasRights ? `access.${level}` : 'access.NONE') },
    { label: t('access.defaultAccount'), value: defaultAccount?.displayName },
    { label: t('access.member'), value: formatDay(new Date(principal.createdDate), locale) },
  ];
  return (
    <>
      <FactList facts={facts} />
      {principal.onlyCompany && <p>{t('access.onlyCompany')}</p>}
    </>
  );
}
