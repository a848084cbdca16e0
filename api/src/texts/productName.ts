/** The product's name in mails and on the recipient's page. */
export const PRODUCT_NAME = 'Rewards Portal';
