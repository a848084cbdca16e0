import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Hint } from '../hint/Hint.tsx';
import './status.css';

export type StatusTone = 'success' | 'warning' | 'danger' | 'pending' | 'neutral';

export interface StatusChipProps {
  /** Translated status. */
  readonly label: string;
  readonly tone: StatusTone;
  /** Its meaning, on hover and focus. */
  readonly help?: string;
}

const ICONS = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  pending: IconClock,
  neutral: IconInfoCircle,
};

/** A status as word and icon; colour is only an addition. */
export function StatusChip({ label, tone, help }: StatusChipProps) {
  const Icon = ICONS[tone];
  const inside = (
    <>
      <Icon size={14} aria-hidden="true" />
      <span>{label}</span>
    </>
  );
  if (help === undefined) return <span className={`pr-chip pr-chip--${tone}`}>{inside}</span>;
  return (
    <Hint hint={help} className={`pr-chip pr-chip--${tone}`}>
      {inside}
    </Hint>
  );
}
