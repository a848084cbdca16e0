import { object, string } from 'yup';

/** What the addresses of a cart and of its lines name. */
export const ofCart = object({ cartId: string().required() });
export const ofLine = ofCart.shape({ id: string().required() });
