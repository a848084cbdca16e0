import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CellChanges } from './useCellChanges.ts';
import './correction-bar.css';

interface CorrectionBarProps<View extends string> {
  readonly label: string;
  readonly views: readonly { readonly view: View; readonly text: string }[];
  readonly shown: View;
  readonly onShow: (view: View) => void;
  readonly cells: Pick<CellChanges<never>, 'state' | 'undo' | 'retry'>;
  /** `state`: how far saving is, when there is something to say. */
  readonly texts: { readonly state: string; readonly retry: string; readonly undo: string };
  readonly onError: (error: unknown) => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** The bar above rows that are corrected: which of them are shown, whether they are saved, and the way back. */
export const CorrectionBar = <View extends string>({
  label,
  views,
  shown,
  onShow,
  cells,
  texts,
  onError,
  children,
}: CorrectionBarProps<View>) => (
  <div className="pr-correction-bar">
    <div role="group" aria-label={label} className="pr-correction-bar__views">
      {views.map(({ view, text }) => (
        <Button
          key={view}
          size="xs"
          variant={view === shown ? 'filled' : 'default'}
          aria-pressed={view === shown}
          onClick={() => onShow(view)}
        >
          {text}
        </Button>
      ))}
    </div>
    <span role="status" className="pr-correction-bar__help">
      {texts.state}
    </span>
    {cells.state === 'waiting' && (
      <Button size="xs" variant="default" onClick={() => void cells.retry().catch(onError)}>
        {texts.retry}
      </Button>
    )}
    {cells.undo !== null && (
      <Button size="xs" variant="default" onClick={() => void cells.undo?.().catch(onError)}>
        {texts.undo}
      </Button>
    )}
    {children}
  </div>
);

interface NextProblemProps {
  readonly text: string;
  readonly help: string;
  readonly onNext: () => void;
}

/** The way to the next wrong cell of a grid, and the keys that work in it. */
export const NextProblem = ({ text, help, onNext }: NextProblemProps) => (
  <div className="pr-correction-bar">
    <Button size="xs" variant="default" onClick={onNext}>
      {text}
    </Button>
    <span className="pr-correction-bar__help">{help}</span>
  </div>
);
