import { Button } from '@mantine/core';
import type { StaffWireInstructions } from '@portal/shared/contract/staffWires';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TakeBackDialog } from './TakeBackDialog.tsx';

interface TakeBackProps {
  readonly instructions: StaffWireInstructions;
  /** Reads the details again, which somebody else has changed. */
  readonly onStale: () => Promise<void>;
  readonly onTakenBack: (emptied: StaffWireInstructions) => void;
}

/** Ends the offer of wires in a currency; nothing while there is none. */
export function TakeBack({ instructions, onStale, onTakenBack }: TakeBackProps) {
  const { t } = useTranslation('staff');
  const [isAsking, setAsking] = useState(false);
  if (instructions.fields.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('takeBack.open', { currency: instructions.currencyCode })}
      </Button>
      {isAsking && (
        <TakeBackDialog
          instructions={instructions}
          onDone={onTakenBack}
          onStale={onStale}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
