import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import type { OpenKeyAction } from './keyAction.ts';

const loadReveal = async () => (await import('./RevealKeyDialog.tsx')).RevealKeyDialog;
const loadDeactivate = async () => (await import('./DeactivateKeyDialog.tsx')).DeactivateKeyDialog;
const RevealKeyDialog = lazyDialog(loadReveal);
const DeactivateKeyDialog = lazyDialog(loadDeactivate);

interface KeyActionDialogProps {
  /** Null while none is open. */
  readonly opened: OpenKeyAction | null;
  readonly onClose: () => void;
  /** It was deactivated. */
  readonly onDeactivated?: () => void;
}

/** The dialog of an action on a key, whose code is loaded ahead. */
export function KeyActionDialog({ opened, onClose, onDeactivated }: KeyActionDialogProps) {
  useLoadAhead(loadReveal);
  useLoadAhead(loadDeactivate);
  if (opened === null) return null;
  const { action, apiKey } = opened;
  return action === 'reveal' ? (
    <RevealKeyDialog apiKey={apiKey} onClose={onClose} />
  ) : (
    <DeactivateKeyDialog
      apiKey={apiKey}
      onClose={onClose}
      onDeactivated={() => {
        onDeactivated?.();
        onClose();
      }}
    />
  );
}
