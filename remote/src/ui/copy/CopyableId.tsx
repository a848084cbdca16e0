import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import './copy.css';

export interface CopyableIdProps {
  readonly value: string;
  /** Says what it is: "order reference". */
  readonly name: string;
  /** Drawn in place of the plain identifier: a link to its record. */
  readonly children?: ReactNode;
}

/** An identifier with its copy button beside it. */
export const CopyableId = ({ value, name, children }: CopyableIdProps) => (
  <span className="pr-copyable">
    <span>{children ?? value}</span>
    <CopyButton value={value} name={name} />
  </span>
);
