import type { SsoConnectionSummary } from '@portal/shared/contract/ssoConnections';

/** What is asked before it is done, as it concerns people. */
export type ConnectionAction = 'enable' | 'disable' | 'delete';

export interface AskedConnectionAction {
  readonly action: ConnectionAction;
  readonly connection: SsoConnectionSummary;
}
