import { PATHS } from '@portal/shared/domain/access/paths';
import { Page } from '../../ui/page/Page.tsx';
import { AppTable } from '../apps/AppTable.tsx';
import { IntegrationsHeader } from './IntegrationsHeader.tsx';

/** The apps that people of the organisation allowed to act for them. */
export function ConnectedAppsPage() {
  return (
    <Page wide>
      <IntegrationsHeader current={PATHS.integrationApps} />
      <AppTable />
    </Page>
  );
}
