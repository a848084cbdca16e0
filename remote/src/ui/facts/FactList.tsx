import type { ReactNode } from 'react';
import './facts.css';

export interface Fact {
  readonly label: string;
  /** Null, false or '' leaves the fact out. */
  readonly value: ReactNode;
}

/** Names and values of one record, below each other; unknown values are left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="pr-facts">
      {known.map(({ label, value }) => (
        <div key={label} className="pr-facts__fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
