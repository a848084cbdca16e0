import type { SsoConnection } from '@portal/shared/contract/ssoConnections';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate, useParams } from 'react-router-dom';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import '../authentication.css';
import type { ConnectionAction } from '../connections/connectionAction.ts';
import { ConnectionFacts } from '../connections/ConnectionFacts.tsx';
import { ConnectionFallback } from '../connections/ConnectionFallback.tsx';
import { ConnectionLadder } from '../connections/ConnectionLadder.tsx';
import { ConnectionState } from '../connections/ConnectionState.tsx';
import { ServiceUrlList } from '../connections/ServiceUrlList.tsx';
import { useGetSsoConnectionQuery } from '../connectionsApi.ts';
import { ConnectionTest } from '../test/ConnectionTest.tsx';

const loadDialog = async () => (await import('../connections/ConnectionActionDialog.tsx')).ConnectionActionDialog;
const ConnectionActionDialog = lazyDialog(loadDialog);

/** One connection: its state and test, what it is set to, and the portal's addresses for its provider. */
export function ConnectionPage() {
  const { connectionId = '' } = useParams();
  const {
    currentData: connection,
    error,
    refetch,
  } = useGetSsoConnectionQuery(connectionId, {
    refetchOnMountOrArgChange: true,
  });
  if (connection === undefined) return <ConnectionFallback error={error} onRetry={() => void refetch()} />;
  return <Connection key={connectionId} connection={connection} />;
}

function Connection({ connection }: { readonly connection: SsoConnection }) {
  const { t } = useTranslation('authentication');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ConnectionAction | null>(null);
  useLoadAhead(loadDialog);
  const { displayName, type, serviceUrls } = connection;
  return (
    <Page>
      <PageHeader
        title={displayName}
        subtitle={<ConnectionState connection={connection} />}
        action={<ConnectionLadder connection={connection} onAsk={setAsked} />}
      />
      <div className="pr-sso">
        <ConnectionTest connection={connection} />
        <Section title={t('connection.setup')}>
          <ConnectionFacts connection={connection} />
        </Section>
        <Section title={t('url.title')}>
          <p className="pr-sso-note">{t('url.about')}</p>
          <ServiceUrlList type={type} urls={serviceUrls} />
        </Section>
      </div>
      {asked !== null && (
        <ConnectionActionDialog
          action={asked}
          connection={connection}
          onClose={() => setAsked(null)}
          onDeleted={() => void navigate(PATHS.authentication, { replace: true })}
        />
      )}
      <Outlet />
    </Page>
  );
}
