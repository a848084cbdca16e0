import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../api/serverClock.ts';

const SECOND_MS = 1_000;

interface FreezeCountdownProps {
  readonly until: string;
  /** Called once when it is over; stable. */
  readonly onEnd: () => void;
}

/** How long a hold still lasts, by the second. */
export function FreezeCountdown({ until, onEnd }: FreezeCountdownProps) {
  const { t } = useTranslation('rewardActions');
  const [leftMs, setLeftMs] = useState(() => leftUntil(until));
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) {
      onEnd();
      return undefined;
    }
    const timer = setInterval(() => setLeftMs(leftUntil(until)), SECOND_MS);
    return () => clearInterval(timer);
  }, [until, isOver, onEnd]);
  return <span role="timer">{t('ends', { left: formatClock(Math.max(0, leftMs)) })}</span>;
}

const leftUntil = (until: string): number => Date.parse(until) - serverNow();

/** Hours, minutes and seconds: 47:59:08. */
function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
