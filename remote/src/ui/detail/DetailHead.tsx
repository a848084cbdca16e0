import type { ReactNode } from 'react';
import { CopyableId } from '../copy/CopyableId.tsx';
import './detail.css';

interface DetailHeadProps {
  readonly amount: ReactNode;
  /** A `StatusChip`. */
  readonly status?: ReactNode;
  /** Text on what the amount is for, and why it stands as it does. */
  readonly children?: ReactNode;
  readonly reference?: { readonly value: string; readonly name: string };
  /** An `ActionLadder`. */
  readonly actions?: ReactNode;
}

/** The head of a detail: its amount first, then its state and what can be done; its reference is last. */
export const DetailHead = ({ amount, status, children, reference, actions }: DetailHeadProps) => (
  <div className="pr-detail__head">
    <div className="pr-detail__figure">
      <p className="pr-detail__amount">{amount}</p>
      {status}
    </div>
    {children !== undefined && <div className="pr-detail__about">{children}</div>}
    {actions !== undefined && <div className="pr-detail__actions">{actions}</div>}
    {reference !== undefined && (
      <p className="pr-detail__reference">
        <CopyableId {...reference} />
      </p>
    )}
  </div>
);
