import type { OrderDraft } from '@portal/shared/contract/orderDrafts';
import { useFormikContext } from 'formik';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { checkoutPath } from '../../choicePaths.ts';
import type { DraftConflict } from '../../drafts/createDraftSync.ts';
import { DraftConflictNotice } from '../../drafts/DraftConflictNotice.tsx';
import type { OrderDraftOfPage } from '../../drafts/useDraftSync.ts';
import type { CheckoutValues } from './checkoutValues.ts';
import { useCheckout } from './useCheckout.ts';

export interface CheckoutConflictProps {
  readonly draft: OrderDraftOfPage;
  readonly conflict: DraftConflict;
  readonly onTaken: () => void;
}

/** The choice between what is typed here and what became of the order elsewhere. */
export function CheckoutConflict({ draft: { sync }, conflict, onTaken }: CheckoutConflictProps) {
  const navigate = useNavigate();
  const { reward } = useCheckout();
  const { values, resetForm } = useFormikContext<CheckoutValues>();
  const begin = (other: OrderDraft) => {
    const { utid, amount } = other;
    if (utid !== null && utid !== reward.utid) void navigate(checkoutPath({ utid, amount }));
    else onTaken();
  };
  return (
    <DraftConflictNotice
      sync={sync}
      conflict={conflict}
      // The form is written to its draft as long as it is changed.
      onLetGo={() => flushSync(() => resetForm({ values }))}
      onTaken={begin}
    />
  );
}
