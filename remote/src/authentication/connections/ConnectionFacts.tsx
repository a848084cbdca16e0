import type { SsoConnection } from '@portal/shared/contract/ssoConnections';
import { useTranslation } from 'react-i18next';
import { roleName } from '../../entities/role/roleName.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { FactList, type Fact } from '../../ui/facts/FactList.tsx';
import { formatExactTime } from '../../ui/time/formatTime.ts';
import { getTypeName } from '../authenticationTexts.ts';
import { CertificateList } from './CertificateList.tsx';

/** The settings of a connection. */
export function ConnectionFacts({ connection }: { readonly connection: SsoConnection }) {
  const { t, i18n } = useTranslation('authentication');
  const locale = useLocale();
  const { type, oidc, saml, mfaBypass, newPeople, domains, people, changedBy } = connection;
  const provider: readonly Fact[] = [
    ...(oidc === null
      ? []
      : [
          { label: t('field.issuer'), value: oidc.issuer },
          { label: t('field.clientId'), value: oidc.clientId },
          { label: t('field.clientSecret'), value: t(oidc.hasSecret ? 'fact.stored' : 'fact.missing') },
        ]),
    ...(saml === null
      ? []
      : [
          { label: t('field.entityId'), value: saml.entityId },
          { label: t('field.signInUrl'), value: saml.signInUrl },
          { label: t('field.signOutUrl'), value: saml.signOutUrl },
          {
            label: t('field.certificates'),
            value:
              saml.certificates.length === 0 ? t('fact.missing') : <CertificateList certificates={saml.certificates} />,
          },
          { label: t('field.debug'), value: t(saml.debug ? 'fact.on' : 'fact.off') },
        ]),
  ];
  return (
    <FactList
      facts={[
        { label: t('field.type'), value: getTypeName(i18n, type) },
        ...provider,
        { label: t('fact.domains'), value: domains.length === 0 ? t('fact.noDomain') : domains.join(', ') },
        { label: t('fact.people'), value: people.toLocaleString(locale) },
        { label: t('fact.codes'), value: t(mfaBypass ? 'fact.noCodes' : 'fact.codesAsPassword') },
        {
          label: t('field.newPeople'),
          value:
            newPeople === null
              ? t('newPeople.REFUSED.name')
              : t('fact.newRole', { role: roleName(i18n, newPeople.roleName) }),
        },
        {
          label: t('fact.changed'),
          value: t('fact.changedBy', { name: changedBy.name, time: formatExactTime(new Date(changedBy.date), locale) }),
        },
      ]}
    />
  );
}
