export { CartAccount } from './cart/CartAccount.tsx';
export { useDeleteCartMutation } from './cart/cartApi.ts';
export { CartPrice } from './cart/CartPrice.tsx';
export { ConfirmCart, type ConfirmCartProps } from './cart/ConfirmCart.tsx';
export { EarlierUseNotice } from './cart/EarlierUseNotice.tsx';
export { readEarlierUse } from './cart/readEarlierUse.ts';
export { saveCart } from './cart/saveCart.ts';
export { useCartQuote } from './cart/useCartQuote.ts';
export { rule } from './checkout/checkoutSchema.ts';
export { orNull } from './checkout/checkoutValues.ts';
export { firstTemplate } from './message/firstTemplate.ts';
export { readLastTemplates, rememberTemplate } from './message/lastTemplates.ts';
export { LineMail } from './message/LineMail.tsx';
export { MailFields } from './message/MailFields.tsx';
export { mailSchema } from './message/mailSchema.ts';
export type { MailTexts } from './message/mailTexts.ts';
export { AlreadyPlaced } from './placing/AlreadyPlaced.tsx';
export { isAlreadyPlaced, isCartGone } from './placing/orderRefusal.ts';
export { toLineRefusal } from './placing/lineRefusal.ts';
export { RefusedLines } from './placing/RefusedLines.tsx';
export { quickOrderRoutes } from './quickOrderRoutes.ts';
export {
  useCreateCartMutation,
  useGetCartQuery,
  useListBlockedDomainsQuery,
  useUpdateCartMutation,
} from './quickOrderApi.ts';
export type { PastedRecipients, Recipient } from './recipients/pastedRecipients.ts';
export { MethodSwitch } from './recipients/MethodSwitch.tsx';
export { getMethod, listRecipientMethods, type RecipientMethod } from './recipients/recipientMethod.ts';
export { usePasteReader } from './recipients/usePasteReader.ts';
