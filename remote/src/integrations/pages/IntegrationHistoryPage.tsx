import { PATHS } from '@portal/shared/domain/access/paths';
import { Page } from '../../ui/page/Page.tsx';
import { HistoryFilters } from '../history/HistoryFilters.tsx';
import { HistoryTable } from '../history/HistoryTable.tsx';
import { IntegrationsHeader } from './IntegrationsHeader.tsx';

/** The history of integrations: connections and disconnections, by whom and when. */
export function IntegrationHistoryPage() {
  return (
    <Page wide keepsBottom>
      <IntegrationsHeader current={PATHS.integrationsHistory}>
        <HistoryFilters />
      </IntegrationsHeader>
      <HistoryTable />
    </Page>
  );
}
