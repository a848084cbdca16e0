import type { KybStatus } from '@portal/shared/domain/access/kybStatuses';
import type { StatusTone } from '../../ui/status/StatusChip.tsx';

/** How the state of a business review is shown. */
export const KYB_TONES: Readonly<Record<KybStatus, StatusTone>> = {
  NONE: 'neutral',
  NOT_SUBMITTED: 'neutral',
  UNDER_REVIEW: 'pending',
  PENDING_KYB: 'pending',
  APPROVED: 'success',
  REJECTED: 'danger',
};
