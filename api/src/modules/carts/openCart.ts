import { isUuid } from '../../db/isUuid.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { findCartView, lockCartView, type CartView } from './cartReadModel.ts';
import { CART_FAILURES } from './cartsErrors.ts';

/** A cart of the user. Raises 404 for anyone else's, an unknown or a deleted one. */
export const readCart = async (executor: Executor, user: SessionUser, cartId: string): Promise<CartView> =>
  orNotFound(isUuid(cartId) ? await findCartView(executor, user, cartId) : undefined);

/** The same, locked for update. Raises 423 when an order was placed from it, or its card is being charged. */
export async function lockOpenCart(tx: Tx, user: SessionUser, cartId: string): Promise<CartView> {
  const cart = orNotFound(isUuid(cartId) ? await lockCartView(tx, user, cartId) : undefined);
  if (cart.status === 'PAYING') throw new AppError(CART_FAILURES.paying);
  if (cart.status !== 'OPEN') throw new AppError(CART_FAILURES.alreadyPlaced);
  return cart;
}

function orNotFound(cart: CartView | undefined): CartView {
  if (!cart) throw new AppError(CART_FAILURES.notFound);
  return cart;
}
