/** The portal's page at an address below its hash. */
export const pageAt = (hash: string): string => `/vue/#${hash}`;

export const ORDERS = '/orders/order-history';

/** Elements to wait for: an interactive sign-in, and the heading of a page. */
export const FORM = { mark: 'form', selector: 'input[name="username"]', count: 1 };
export const HEADING = { mark: 'heading', selector: '#pr-main h1', count: 1 };
