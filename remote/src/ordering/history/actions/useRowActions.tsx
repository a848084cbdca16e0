import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import type { RowAction } from './actionColumn.tsx';

const RowResendDialog = lazyPart(async () => (await import('./RowResendDialog.tsx')).RowResendDialog);
const RowActionDialog = lazyPart(async () => (await import('./RowActionDialog.tsx')).RowActionDialog);

/** The dialog of an action that was chosen in the menu of a row. */
export function useRowActions() {
  const [rowAction, setRowAction] = useState<RowAction | null>(null);
  const close = () => setRowAction(null);
  return {
    onAction: setRowAction,
    dialogs: rowAction !== null && (
      <OverlayBoundary onClose={close}>
        <RowDialog
          key={`${rowAction.referenceOrderId} ${rowAction.lineNumber} ${rowAction.action}`}
          rowAction={rowAction}
          onEnd={close}
        />
      </OverlayBoundary>
    ),
  };
}

function RowDialog({ rowAction, onEnd }: { readonly rowAction: RowAction; readonly onEnd: () => void }) {
  const { action, ...lineKey } = rowAction;
  return action === 'RESEND' ? (
    <RowResendDialog lineKey={lineKey} onClose={onEnd} />
  ) : (
    <RowActionDialog action={action} lineKey={lineKey} onEnd={onEnd} />
  );
}
