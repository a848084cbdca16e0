import { useTranslation } from 'react-i18next';
import { displayName } from '../../i18n/formatters.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { useListStaffAgreementsQuery } from './agreementsApi.ts';
import { AgreementText } from './AgreementText.tsx';

/** The latest texts that users of an organisation have accepted, for staff. */
export function OrganisationAgreements({ platformClientId }: { readonly platformClientId: string }) {
  const { t, i18n } = useTranslation('agreement');
  const { data, error, refetch } = useListStaffAgreementsQuery({ platformClientId });
  return (
    <Section title={t('organisation.title')}>
      {data === undefined && error === undefined && <PageSkeleton rows={2} />}
      {data === undefined && error !== undefined && (
        <PartFailure error={error} title={t('organisation.failed')} onRetry={() => void refetch()} />
      )}
      {data?.rows.length === 0 && <p>{t('organisation.empty')}</p>}
      {data !== undefined && data.rows.length > 0 && (
        <ol className="pr-agreements">
          {data.rows.map((agreement) => (
            <li key={agreement.agreementId}>
              <AgreementText agreement={agreement} />
              <span>{agreement.email ?? agreement.name}</span>
              <ExactTime at={agreement.date} />
              <span>
                {agreement.version}, {displayName(i18n.language, 'language', agreement.language)}, {agreement.ipAddress}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
