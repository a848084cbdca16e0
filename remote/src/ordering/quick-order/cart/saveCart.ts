import { isApiError } from '../../../api/apiError.ts';
import { isAlreadyPlaced, isCartGone, isPaying } from '../placing/orderRefusal.ts';

/** Waits for a change of a cart. One that was placed, is paid or was deleted elsewhere is read anew; a lost response has no text of its own. */
export async function saveCart<Saved>(change: Promise<Saved>, onOvertaken: () => void): Promise<Saved> {
  try {
    return await change;
  } catch (error) {
    if (isAlreadyPlaced(error) || isPaying(error) || isCartGone(error)) onOvertaken();
    throw isApiError(error) && error.status === 0 ? new Error('No response', { cause: error }) : error;
  }
}
