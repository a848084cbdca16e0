import { __iconNode as alertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { __iconNode as circleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { __iconNode as circleX } from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import { __iconNode as clock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { __iconNode as infoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Hint } from '../hint/Hint.tsx';
import { outlineOf, RowIcon } from '../icons/RowIcon.tsx';
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
  success: outlineOf(circleCheck),
  warning: outlineOf(alertTriangle),
  danger: outlineOf(circleX),
  pending: outlineOf(clock),
  neutral: outlineOf(infoCircle),
};

/** A status as word and icon; colour is only an addition. */
export function StatusChip({ label, tone, help }: StatusChipProps) {
  const inside = (
    <>
      <RowIcon outline={ICONS[tone]} />
      {label}
    </>
  );
  if (help === undefined) return <span className={`pr-chip pr-chip--${tone}`}>{inside}</span>;
  return (
    <Hint hint={help} className={`pr-chip pr-chip--${tone}`}>
      {inside}
    </Hint>
  );
}
