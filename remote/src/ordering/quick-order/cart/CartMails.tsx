import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { isOfMailing } from './cartLine.ts';
import type { CartMailsDialogProps } from './CartMailsDialog.tsx';

const CartMailsDialog = lazyPart<CartMailsDialogProps>(
  async () => (await import(/* webpackChunkName: "cart-mails" */ './CartMailsDialog.tsx')).CartMailsDialog,
);

type CartMailsProps = Pick<CartMailsDialogProps, 'onSaved' | 'onPlaced'> & {
  readonly cart: ShoppingCart;
  /** How many of its lines go by post; 0 while that is not known. */
  readonly mailedCount: number;
};

/** The mail of all lines of a cart; one line's stands in the line. */
export function CartMails({ cart, mailedCount, onSaved, onPlaced }: CartMailsProps) {
  const { t } = useTranslation('cart');
  const mayChoose = useMayOpen(PATHS.orderEmailTemplates);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = cart.lineItemCount - mailedCount;
  // Rewards that are still added would get another mail; letters that lack something come first.
  if (!mayChoose || count < 2 || cart.pendingLineItemCount > 0 || cart.causes.some(isOfMailing)) return null;
  const saved = () => {
    close();
    onSaved();
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t('mails.action')}
      </Button>
      {isOpen && (
        <OverlayBoundary onClose={close}>
          <CartMailsDialog cart={cart} count={count} onClose={close} onSaved={saved} onPlaced={onPlaced} />
        </OverlayBoundary>
      )}
    </>
  );
}
