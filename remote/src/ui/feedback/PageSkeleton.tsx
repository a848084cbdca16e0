import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLate } from '../page/useIsLate.ts';
import './states.css';

const APPEARS_AFTER_MS = 150;
const EXPLAINS_AFTER_MS = 2_000;

interface PageSkeletonProps {
  /** Number of bars. */
  readonly rows?: number;
  /** Sentence of a wait that becomes long: "Still loading the orders." Default: the page. */
  readonly waitingFor?: string;
  /** The shape of what is coming, instead of bars. */
  readonly children?: ReactNode;
}

/** Page skeleton; appears after 150 ms to avoid a flash, and says after 2 s what is being waited for. */
export function PageSkeleton({ rows = 6, waitingFor, children }: PageSkeletonProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const isLong = useIsLate(EXPLAINS_AFTER_MS);
  useEffect(() => {
    const timer = window.setTimeout(() => setVisible(true), APPEARS_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="pr-skeleton" role="status" aria-label={t('state.loading')} data-visible={visible}>
      {isLong && <p>{waitingFor ?? t('state.waiting')}</p>}
      {children ?? Array.from({ length: rows }, (_, row) => <div key={row} className="pr-skeleton__bar" />)}
    </div>
  );
}
