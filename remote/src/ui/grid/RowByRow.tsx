import type { ReactNode, Ref } from 'react';
import { BusyButton } from '../button/BusyButton.tsx';
import './row-by-row.css';

interface RowByRowProps {
  readonly at: number;
  readonly count: number;
  readonly onMove: (at: number) => void;
  readonly texts: { readonly previous: string; readonly following: string; readonly position: string };
  /** The row, in a `pr-fix__line`. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** One row at a time with the way to the others, where a grid has no room. */
export const RowByRow = ({ at, count, onMove, texts, children, ref }: RowByRowProps) => (
  <div ref={ref} className="pr-fix">
    {children}
    <div className="pr-fix__turn">
      <BusyButton variant="default" busy={false} worksOffline disabled={at === 0} onClick={() => onMove(at - 1)}>
        {texts.previous}
      </BusyButton>
      <span role="status">{texts.position}</span>
      <BusyButton variant="default" busy={false} worksOffline disabled={at >= count - 1} onClick={() => onMove(at + 1)}>
        {texts.following}
      </BusyButton>
    </div>
  </div>
);
