import type { AccountStatus } from '@portal/shared/domain/enumerations';

export type StatusAction = 'freeze' | 'unfreeze' | 'disable' | 'reopen';

/** Names the action that gives an account another status. */
export function getStatusAction(from: AccountStatus, to: AccountStatus): StatusAction {
  if (to === 'FROZEN') return 'freeze';
  if (to === 'ACTIVE') return from === 'FROZEN' ? 'unfreeze' : 'reopen';
  return 'disable';
}
