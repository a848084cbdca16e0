import { Button } from '@mantine/core';
import type { StaffWireInstructions } from '@portal/shared/contract/staffWires';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';

const loadDialog = async () => (await import('./WithdrawInstructionsDialog.tsx')).WithdrawInstructionsDialog;
const WithdrawInstructionsDialog = lazyDialog(loadDialog);

interface WithdrawInstructionsProps {
  readonly instructions: StaffWireInstructions;
  /** Reads the details again, which somebody else has changed. */
  readonly onStale: () => Promise<void>;
  readonly onWithdrawn: (emptied: StaffWireInstructions) => void;
}

/** Ends the offer of wires in a currency; nothing while there is none. */
export function WithdrawInstructions({ instructions, onStale, onWithdrawn }: WithdrawInstructionsProps) {
  const { t } = useTranslation('staff');
  const [isAsking, setAsking] = useState(false);
  useLoadAhead(loadDialog);
  if (instructions.fields.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('takeBack.open', { currency: instructions.currencyCode })}
      </Button>
      {isAsking && (
        <WithdrawInstructionsDialog
          instructions={instructions}
          onDone={onWithdrawn}
          onStale={onStale}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
