import { PATHS } from '@portal/shared/domain/access/paths';
import { useNavigate } from 'react-router-dom';
import { newUuid } from '../../../api/newUuid.ts';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { useCreateCartMutation, useUpdateCartMutation } from '../../quick-order/index.ts';
import { physicalStepPath, type PhysicalOrder, type PhysicalStep } from '../physicalOrder.ts';

interface OpenCart {
  /** Returns the cart that lines are put into: that of the order, else a new one. */
  readonly open: () => Promise<string>;
  /** Leads to a step of the order in that cart. */
  readonly goTo: (step: PhysicalStep, cartId: string) => Promise<void>;
}

/** Opens the cart of an order: the user's active one, or where the organisation has none, one that the address names. */
export function useOpenCart(order: PhysicalOrder | null): OpenCart {
  const hasActive = useMayOpen(PATHS.cart);
  const account = useSelectedAccount()?.accountIdentifier ?? '';
  const navigate = useNavigate();
  const [createCart] = useCreateCartMutation();
  const [updateCart] = useUpdateCartMutation();
  return {
    open: async () => {
      if (order === null) {
        const body = { accountIdentifier: account, orderSource: hasActive ? 'CART' : 'PORTAL' } as const;
        return (await createCart({ body, idempotencyKey: newUuid() }).unwrap()).cartId;
      }
      const { cartId, accountIdentifier, lineItemCount } = order.cart;
      // What an empty cart was paid from is no choice of this order.
      if (lineItemCount === 0 && accountIdentifier !== account && order.cart.orderSource === 'CART')
        await updateCart({ cartId, accountIdentifier: account, body: {} }).unwrap();
      return cartId;
    },
    goTo: async (step, cartId) => {
      const path = order === null ? physicalStepPath(step, hasActive ? null : cartId) : order.to(step);
      await navigate(path, { replace: step === 'recipients' });
    },
  };
}
