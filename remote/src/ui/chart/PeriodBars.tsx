import type { BarSeries } from './BarSeries.ts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import './chart.css';
import { useDrawnBars } from './useDrawnBars.ts';

export interface BarPeriod {
  readonly key: string;
  /** "Mar", and what stands for it where there is little room. */
  readonly name: string;
  readonly initial: string;
  /** Stands below the name: the year where it begins. */
  readonly mark?: string;
  /** The period and its values in words, for screen readers and as a hint. */
  readonly text: string;
  /** Undefined where its reader may not open what it is made of. */
  readonly to: string | undefined;
}

export interface PeriodBarsProps {
  readonly label: string;
  readonly series: readonly BarSeries[];
  /** Oldest first. */
  readonly periods: readonly BarPeriod[];
  /** A value of the scale as text. Must be stable between renders, as `series`. */
  readonly formatValue: (value: number) => string;
}

/** So many have room for their names everywhere. */
const FEW = 6;

/** Bars side by side for each period, which leads to what it is made of. */
export function PeriodBars({ label, series, periods, formatValue }: PeriodBarsProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const columns = useRef<HTMLOListElement>(null);
  useDrawnBars(drawing, columns, series, formatValue);
  return (
    <div className={periods.length > FEW ? 'pr-bars' : 'pr-bars pr-bars--few'}>
      <ul className="pr-bars__legend">
        {series.map(({ label: name, sum, variant }) => (
          <li key={name}>
            <span className="pr-bars__swatch" data-look={variant} />
            {name} <strong>{sum}</strong>
          </li>
        ))}
      </ul>
      <div className="pr-bars__plot">
        <ol ref={columns} className="pr-bars__periods" aria-label={label}>
          {periods.map(({ key, ...period }) => (
            <li key={key}>
              <Period {...period} />
            </li>
          ))}
        </ol>
        <div ref={drawing} className="pr-bars__drawing" aria-hidden="true" />
      </div>
    </div>
  );
}

function Period({ name, initial, mark, text, to }: Omit<BarPeriod, 'key'>) {
  const texts = (
    <>
      <span className="pr-hidden-text">{text}</span>
      <span className="pr-bars__name" aria-hidden="true">
        {name}
      </span>
      <span className="pr-bars__initial" aria-hidden="true">
        {initial}
      </span>
      <span aria-hidden="true">{mark}</span>
    </>
  );
  const look = { className: 'pr-bars__period', 'data-hint': text };
  return to === undefined ? (
    <div {...look}>{texts}</div>
  ) : (
    <Link to={to} {...look}>
      {texts}
    </Link>
  );
}
