import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../../ui/button/BusyButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { useUpdateCartMutation } from '../quickOrderApi.ts';
import './locales.ts';
import { saveCart } from './saveCart.ts';

export interface CartAccountProps {
  readonly cart: ShoppingCart;
  /** The cart was ordered or deleted elsewhere. */
  readonly onPlaced: () => void;
}

/** The money that pays a cart, where that is not of the selected account, and the way to pay it from this one. */
export function CartAccount({ cart, onPlaced }: CartAccountProps) {
  const { t, i18n } = useTranslation(['cart', 'quickOrder']);
  const { cartId, accountIdentifier, orderSource } = cart;
  const getName = useAccountName();
  const selected = useSelectedAccount();
  const { isClosed } = useOrderingClosed();
  const [updateCart, { isLoading }] = useUpdateCartMutation();
  const [failure, setFailure] = useFailure();
  const [movedTo, setMovedTo] = useState<string | null>(null);
  if (selected === null) return null;
  const { accountIdentifier: target, accountName: account } = selected;
  if (target === accountIdentifier) return movedTo === target ? <Moved account={account} /> : null;
  const move = async () => {
    setFailure(null);
    try {
      await saveCart(
        updateCart({ cartId, accountIdentifier: target, body: { paymentSourceIdentifier: target } }).unwrap(),
        onPlaced,
      );
      setMovedTo(target);
    } catch (error) {
      setFailure(error);
    }
  };
  // The rows of a file stay with the account that takes files.
  const isMovable = (orderSource === 'CART' || orderSource === 'BULK_PHYSICAL') && !isClosed;
  return (
    <>
      <Notice
        kind="warning"
        title={t('quickOrder:account.paysFrom', { account: getName(accountIdentifier) })}
        actions={
          isMovable ? (
            <BusyButton size="xs" variant="default" busy={isLoading} onClick={() => void move()}>
              {t('account.move', { account })}
            </BusyButton>
          ) : undefined
        }
      >
        {isMovable ? t('account.moveText', { account }) : t('quickOrder:account.selectedIs', { account })}
      </Notice>
      {failure !== null && <Notice kind="error">{apiErrorMessage(i18n, failure, t('saveFailed'))}</Notice>}
    </>
  );
}

/** Takes the focus, which the button had. */
function Moved({ account }: { readonly account: string }) {
  const { t } = useTranslation('cart');
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => containerRef.current?.focus(), []);
  return (
    <div ref={containerRef} tabIndex={-1} className="pr-checkout__notice pr-cart__moved">
      <Notice kind="success" title={t('account.moved', { account })}>
        {t('account.movedText')}
      </Notice>
    </div>
  );
}
