import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLate } from '../page/useIsLate.ts';
import { useSkeletonVisible } from './useSkeletonVisible.ts';
import './states.css';

const EXPLAINS_AFTER_MS = 2_000;

interface PageSkeletonProps {
  /** Number of bars. */
  readonly rows?: number;
  /** Sentence of a wait that becomes long: "Still loading the orders." Default: the page. */
  readonly waitingFor?: string;
  /** The shape of what is coming, instead of bars. */
  readonly children?: ReactNode;
}

/** Page skeleton; appears without a flash (`useSkeletonVisible`), and says after 2 s what is being waited for. */
export function PageSkeleton({ rows = 6, waitingFor, children }: PageSkeletonProps) {
  const { t } = useTranslation();
  const isVisible = useSkeletonVisible();
  const isLong = useIsLate(EXPLAINS_AFTER_MS);
  return (
    <div className="pr-skeleton" role="status" aria-label={t('state.loading')} data-visible={isVisible}>
      {isLong && <p>{waitingFor ?? t('state.waiting')}</p>}
      {children ?? Array.from({ length: rows }, (_, row) => <div key={row} className="pr-skeleton__bar" />)}
    </div>
  );
}
