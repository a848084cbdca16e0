import { PATHS } from '@portal/shared/domain/access/paths';
import { Page } from '../../ui/page/Page.tsx';
import { IntegrationCards } from '../cards/IntegrationCards.tsx';
import { IntegrationsHeader } from './IntegrationsHeader.tsx';

/** The integrations of the organisation, a card each. */
export function IntegrationsPage() {
  return (
    <Page wide>
      <IntegrationsHeader current={PATHS.integrations} />
      <IntegrationCards />
    </Page>
  );
}
