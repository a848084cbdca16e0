import type { StaffHold } from '@portal/shared/contract/staffHolds';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status/StatusChip.tsx';

/** Says whether an order waits, for longer than usual, or how it was decided. */
export function HoldState({ hold: { decision, hold } }: { readonly hold: StaffHold }) {
  const { t } = useTranslation('staff');
  if (decision === null)
    return (
      <StatusChip label={t(hold.isLate ? 'holds.late' : 'holds.waiting')} tone={hold.isLate ? 'warning' : 'pending'} />
    );
  return (
    <StatusChip
      label={t(`holds.decided.${decision.decision}`)}
      tone={decision.decision === 'RELEASE' ? 'success' : 'danger'}
    />
  );
}
