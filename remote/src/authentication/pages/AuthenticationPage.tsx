import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import '../authentication.css';
import { ConnectionRows } from '../connections/ConnectionRows.tsx';
import { useListSsoConnectionsQuery } from '../connectionsApi.ts';
import { DomainTable } from '../domains/DomainTable.tsx';
import { CodePolicy } from '../policy/CodePolicy.tsx';
import { DefaultMethods } from '../policy/DefaultMethods.tsx';
import { useGetSignInPolicyQuery } from '../policyApi.ts';

/** How people of the organisation sign in: the methods, codes after a password, and the organisation's domains. */
export function AuthenticationPage() {
  const { t } = useTranslation('authentication');
  return (
    <Page>
      <PageHeader
        title={t('title.page')}
        subtitle={t('about')}
        action={<LinkButton to={PATHS.addSsoConnection}>{t('action.addConnection')}</LinkButton>}
      />
      <div className="pr-sso">
        <Methods />
        <DomainTable />
      </div>
      <Outlet />
    </Page>
  );
}

function Methods() {
  const { t } = useTranslation('authentication');
  const policy = useGetSignInPolicyQuery(undefined, { refetchOnMountOrArgChange: true });
  const connections = useListSsoConnectionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (policy.data === undefined || connections.data === undefined) {
    const error = policy.error ?? connections.error;
    if (error === undefined) return <PageSkeleton rows={6} />;
    const retry = () => {
      if (policy.error !== undefined) void policy.refetch();
      if (connections.error !== undefined) void connections.refetch();
    };
    return <PartFailure error={error} title={t('failed.load')} onRetry={retry} />;
  }
  return (
    <>
      <Section title={t('method.title')}>
        <ul className="pr-sso-list">
          <DefaultMethods policy={policy.data} />
          <ConnectionRows connections={connections.data} />
        </ul>
        {connections.data.length === 0 && <p className="pr-sso-note">{t('connection.none')}</p>}
      </Section>
      <CodePolicy policy={policy.data} />
    </>
  );
}
