import { PATHS } from '@portal/shared/domain/access/paths';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { newUuid } from '../../../api/newUuid.ts';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { useCreateCartMutation, useUpdateCartMutation } from '../../quick-order/index.ts';
import { CART_PARAMETER, physicalStepPath } from '../../mailed-lines/physicalStep.ts';
import { type PhysicalOrder } from '../physicalOrder.ts';

export interface OpenCart {
  /** Returns the cart that lines are put into: that of the order, else a new one. */
  readonly open: () => Promise<string>;
  /** Leads to the letters of the order in that cart. */
  readonly goToLetter: (cartId: string) => Promise<void>;
  /** Goes on with people in that cart, which the address names where the user has no active one. */
  readonly stayIn: (cartId: string) => Promise<void>;
}

/** Opens the cart of an order: the user's active one, or where the organisation has none, one that the address names. */
export function useOpenCart(order: PhysicalOrder | null): OpenCart {
  const hasActive = useMayOpen(PATHS.cart);
  const account = useSelectedAccount()?.accountIdentifier ?? '';
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [createCart] = useCreateCartMutation();
  const [updateCart] = useUpdateCartMutation();
  return {
    open: async () => {
      if (order === null) {
        const body = { accountIdentifier: account, orderSource: hasActive ? 'CART' : 'PORTAL' } as const;
        return (await createCart({ body, idempotencyKey: newUuid() }).unwrap()).cartId;
      }
      const { cartId, accountIdentifier, lineItemCount } = order.cart;
      // The account that an empty cart was paid from is no choice of this order.
      if (lineItemCount === 0 && accountIdentifier !== account && order.cart.orderSource === 'CART')
        await updateCart({ cartId, accountIdentifier: account, body: {} }).unwrap();
      return cartId;
    },
    goToLetter: async (cartId) => {
      await navigate(
        order === null ? physicalStepPath('personalization', hasActive ? null : cartId) : order.to('personalization'),
      );
    },
    stayIn: async (cartId) => {
      if (order !== null || hasActive) return;
      const search = new URLSearchParams(params);
      search.set(CART_PARAMETER, cartId);
      await navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
    },
  };
}
