import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './states.css';

const APPEARS_AFTER_MS = 150;

interface PageSkeletonProps {
  /** Number of bars. */
  readonly rows?: number;
  /** The shape of the page, instead of bars. */
  readonly children?: ReactNode;
}

/** Page skeleton; appears after 150 ms to avoid a flash. */
export function PageSkeleton({ rows = 6, children }: PageSkeletonProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setVisible(true), APPEARS_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="pr-skeleton" role="status" aria-label={t('state.loading')} data-visible={visible}>
      {children ?? Array.from({ length: rows }, (_, row) => <div key={row} className="pr-skeleton__bar" />)}
    </div>
  );
}
