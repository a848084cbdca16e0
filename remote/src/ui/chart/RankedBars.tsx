import { Link } from 'react-router-dom';
import './ranked.css';

export interface RankedBar {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The value in words. */
  readonly text: string;
  /** Undefined where its reader may not open what it is made of. */
  readonly to: string | undefined;
}

export interface RankedBarsProps {
  readonly label: string;
  readonly bars: readonly RankedBar[];
}

/** Bars below each other, each with its name and value, which leads to what it is made of. A value below zero has none. */
export function RankedBars({ label, bars }: RankedBarsProps) {
  const longest = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <ol className="pr-ranked" aria-label={label}>
      {bars.map(({ key, ...bar }) => (
        <li key={key}>
          <Bar {...bar} share={longest === 0 ? 0 : Math.max(0, bar.value / longest)} />
        </li>
      ))}
    </ol>
  );
}

function Bar({ label, text, to, share }: Omit<RankedBar, 'key'> & { readonly share: number }) {
  const texts = (
    <>
      <span className="pr-ranked__label">{label}</span>
      <span className="pr-ranked__value">{text}</span>
      <span className="pr-ranked__track" aria-hidden="true">
        {share > 0 && <span className="pr-ranked__bar" style={{ inlineSize: `${share * 100}%` }} />}
      </span>
    </>
  );
  return to === undefined ? (
    <div className="pr-ranked__row">{texts}</div>
  ) : (
    <Link to={to} className="pr-ranked__row">
      {texts}
    </Link>
  );
}
