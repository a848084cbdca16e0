import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLate } from '../page/useIsLate.ts';
import './skeleton.css';
import './states.css';

const APPEARS_AFTER_MS = 150;
const LONG_MS = 2_000;

interface SkeletonProps {
  /** What a wait of more than 2 s is for: "Still loading the orders." */
  readonly waitingFor: string;
  /** `Bar`s in the shape of what is coming. */
  readonly children: ReactNode;
}

/** The shape of what is coming; appears after 150 ms to avoid a flash. */
export function Skeleton({ waitingFor, children }: SkeletonProps) {
  const { t } = useTranslation();
  const isLong = useIsLate(LONG_MS);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setVisible(true), APPEARS_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="pr-shape" data-visible={isVisible}>
      <p role="status" className="pr-shape__said">
        {isLong ? waitingFor : <span className="pr-hidden-text">{t('state.loading')}</span>}
      </p>
      <div aria-hidden="true" className="pr-shape__bars">
        {children}
      </div>
    </div>
  );
}

/** One line of a skeleton, as wide and high as what it stands for. */
export const Bar = ({ width = '100%', height = 16 }: { readonly width?: string; readonly height?: number }) => (
  <div className="pr-skeleton__bar pr-shape__bar" style={{ width, height }} />
);
