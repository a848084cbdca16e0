import type { AccountStatus } from '@portal/shared/domain/enumerations';

export type StatusAct = 'freeze' | 'unfreeze' | 'disable' | 'reopen';

/** Names the act that gives an account another status. */
export function actOf(from: AccountStatus, to: AccountStatus): StatusAct {
  if (to === 'FROZEN') return 'freeze';
  if (to === 'ACTIVE') return from === 'FROZEN' ? 'unfreeze' : 'reopen';
  return 'disable';
}
