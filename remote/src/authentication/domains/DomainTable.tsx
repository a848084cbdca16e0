import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { QueryTable } from '../../ui/table/QueryTable.tsx';
import { useListSsoDomainsQuery } from '../domainsApi.ts';
import { useDomainColumns } from './useDomainColumns.tsx';

const getKey = ({ domainId }: SsoDomain): string => domainId;

/** The organisation's e-mail domains, which lead their people to the company's sign-in. */
export function DomainTable() {
  const { t } = useTranslation('authentication');
  const query = useListSsoDomainsQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useDomainColumns();
  const add = (
    <LinkButton to={PATHS.addSsoDomain} variant="default">
      {t('domain.add')}
    </LinkButton>
  );
  return (
    <Section title={t('domain.title')} action={query.data !== undefined && query.data.length > 0 ? add : undefined}>
      <p className="pr-sso-note">{t('domain.about')}</p>
      <QueryTable
        label={t('domain.title')}
        columns={columns}
        rowKey={getKey}
        query={query}
        empty={<EmptyState text={t('domain.none')} action={add} />}
      />
    </Section>
  );
}
