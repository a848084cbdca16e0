import type { SsoConnectionSummary } from '@portal/shared/contract/ssoConnections';

/** Actions that concern people, and are asked before they are done. */
export type ConnectionAction = 'enable' | 'disable' | 'delete';

export interface AskedConnectionAction {
  readonly action: ConnectionAction;
  readonly connection: SsoConnectionSummary;
}
