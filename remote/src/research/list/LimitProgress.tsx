import { useTranslation } from 'react-i18next';
import '../research.css';

interface LimitProgressProps {
  /** Names the limit for screen readers. */
  readonly label: string;
  readonly used: number;
  readonly limit: number;
}

/** How much of a limit is used, in figures and as a bar. */
export function LimitProgress({ label, used, limit }: LimitProgressProps) {
  const { t } = useTranslation('research');
  return (
    <span className="pr-limit">
      <span className="pr-limit__text">{t('used', { used, limit })}</span>
      <progress aria-label={label} max={limit} value={used} />
    </span>
  );
}
