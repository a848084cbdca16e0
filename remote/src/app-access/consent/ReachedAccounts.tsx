import type { ConsentRequest } from '@portal/shared/contract/oauth';
import { useTranslation } from 'react-i18next';
import { listFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** The accounts that both the app and the user reach. */
export function ReachedAccounts({ request }: { readonly request: ConsentRequest }) {
  const { t } = useTranslation('appAccess');
  const locale = useLocale();
  const { organizationAccess, groups, accounts } = request;
  const names = [
    ...groups.map(({ displayName: name }) => t('accounts.group', { name })),
    ...accounts.map(({ displayName }) => displayName),
  ];
  const named = names.length === 0 ? t('accounts.none') : listFormat(locale).format(names);
  return (
    <section className="pr-app-access__part">
      <h2>{t('accounts.title')}</h2>
      <p>{organizationAccess ? t('accounts.all') : named}</p>
    </section>
  );
}
