import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { CartAccount } from '../../quick-order/index.ts';

interface PayFromProps {
  readonly cart: ShoppingCart;
  readonly onPlaced: () => void;
}

/** What pays the order: the balance of its account. */
export const PayFrom = ({ cart, onPlaced }: PayFromProps) => <CartAccount cart={cart} onPlaced={onPlaced} />;
