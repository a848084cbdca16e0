import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { useDeleteCartKindMutation, useDeleteCartMutation } from './cartApi.ts';
import { EMPTIED_KINDS, type KindCount } from './cartKinds.ts';
import { saveCart } from './saveCart.ts';

export interface EmptyCartDialogProps {
  readonly cart: ShoppingCart;
  readonly what: KindCount | 'all';
  readonly onClose: () => void;
  /** Lines go from now on. */
  readonly onBegin: () => void;
  /** The cart was ordered or deleted elsewhere. */
  readonly onOvertaken: () => void;
}

/** Asks before lines are deleted: those of a kind, or kind after kind and then the cart. */
export function EmptyCartDialog({ cart, what, onClose, onBegin, onOvertaken }: EmptyCartDialogProps) {
  const { cartId, lineItemCount, pendingLineItemCount } = cart;
  const { t, i18n } = useTranslation('cart');
  const [deleteKind] = useDeleteCartKindMutation();
  const [deleteCart] = useDeleteCartMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const isAll = what === 'all';
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    onBegin();
    try {
      for (const kind of isAll ? EMPTIED_KINDS : [what.kind])
        await saveCart(deleteKind({ cartId, kind }).unwrap(), onOvertaken);
      if (isAll) await saveCart(deleteCart({ cartId }).unwrap(), onOvertaken);
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={isAll ? t('remove.allTitle') : t(`remove.kind.${what.kind}`)}
      confirmLabel={t('remove.confirm', { count: isAll ? lineItemCount + pendingLineItemCount : what.count })}
      onConfirm={() => void remove()}
      onClose={onClose}
      busy={isBusy}
    >
      <p>{t('remove.text')}</p>
      {failure !== null && <Notice kind="error">{apiErrorMessage(i18n, failure, t('saveFailed'))}</Notice>}
    </ConfirmDialog>
  );
}
