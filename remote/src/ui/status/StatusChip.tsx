import { Tooltip } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import '@mantine/core/styles/Tooltip.css';
import './status.css';

export type StatusTone = 'success' | 'warning' | 'danger' | 'pending' | 'neutral';

export interface StatusChipProps {
  /** The state's word, translated. */
  readonly label: string;
  readonly tone: StatusTone;
  /** What it means, on hover and focus. */
  readonly help?: string;
}

const ICONS = {
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconCircleX,
  pending: IconClock,
  neutral: IconInfoCircle,
};

/** A state as word and icon; colour only adds. */
export function StatusChip({ label, tone, help }: StatusChipProps) {
  const Icon = ICONS[tone];
  const inside = (
    <>
      <Icon size={14} aria-hidden="true" />
      {label}
    </>
  );
  if (help === undefined) return <span className={`pr-chip pr-chip--${tone}`}>{inside}</span>;
  return (
    <Tooltip label={help} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className={`pr-chip pr-chip--${tone}`}>
        {inside}
      </button>
    </Tooltip>
  );
}
