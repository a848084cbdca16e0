import type { Integration } from '@portal/shared/contract/integrations';
import { PATHS } from '@portal/shared/domain/access/paths';

type Name = Integration['name'];
type Kind = Integration['items'][number]['kind'];

/** The lists of what a card consists of, in their order. */
export const LISTS: Readonly<Record<Name, readonly { readonly kind: Kind; readonly path: string }[]>> = {
  REWARDS_API: [
    { kind: 'API_KEY', path: PATHS.integrationApiKeys },
    { kind: 'OAUTH_CLIENT', path: PATHS.integrationOauthClients },
    { kind: 'SERVICE_ACCOUNT', path: PATHS.integrationServiceAccounts },
  ],
  SURVEY_RESEARCH: [{ kind: 'RESEARCH_KEY', path: PATHS.researchKeys }],
  CONNECTED_APPS: [{ kind: 'CONNECTED_APP', path: PATHS.integrationApps }],
};

/** The pages on which the first of a card is made; null where an app asks by itself. */
export const CONNECT_PATHS: Readonly<Record<Name, string | null>> = {
  REWARDS_API: PATHS.createIntegrationApiKey,
  SURVEY_RESEARCH: PATHS.createResearchKey,
  CONNECTED_APPS: null,
};
