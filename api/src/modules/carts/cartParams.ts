import { object, string } from 'yup';

/** The part that stands in the addresses of a cart and of its lines. */
export const ofCart = object({ cartId: string().required() });
export const ofLine = ofCart.shape({ id: string().required() });
