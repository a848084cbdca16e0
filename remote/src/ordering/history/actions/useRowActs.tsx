import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import type { RowAct } from './actionColumn.tsx';

const ActOnRow = lazyPart(async () => (await import('./ActOnRow.tsx')).ActOnRow);

/** The dialog of an act that was chosen in the menu of a row. */
export function useRowActs() {
  const [act, setAct] = useState<RowAct | null>(null);
  const close = () => setAct(null);
  return {
    onAct: setAct,
    dialogs: act !== null && (
      <OverlayBoundary onClose={close}>
        <ActOnRow key={`${act.referenceOrderId} ${act.lineNumber} ${act.action}`} act={act} onEnd={close} />
      </OverlayBoundary>
    ),
  };
}
