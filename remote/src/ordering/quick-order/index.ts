export { CartAccount } from './cart/CartAccount.tsx';
export { useDeleteCartMutation, useListCartLinesQuery } from './cart/cartApi.ts';
export { CartForm, type OrderNotes } from './cart/CartForm.tsx';
export { EarlierUseNotice } from './cart/EarlierUseNotice.tsx';
export { readEarlierUse } from './cart/readEarlierUse.ts';
export { FillProgress } from './cart/FillProgress.tsx';
export { useCartQuote } from './cart/useCartQuote.ts';
export { isOfSchedule } from './cart/useCartSchedule.ts';
export { rule } from './checkout/rule.ts';
export { firstTemplate } from './message/firstTemplate.ts';
export { readLastTemplates, rememberTemplate } from './message/lastTemplates.ts';
export { LineMail } from './message/LineMail.tsx';
export { mailSchema } from './message/mailSchema.ts';
export { PayingNotice } from './payment/paymentParts.tsx';
export { AlreadyPlaced } from './placing/AlreadyPlaced.tsx';
export { isAlreadyPlaced, isCartGone } from './placing/orderRefusal.ts';
export { toLineRefusal } from './placing/lineRefusal.ts';
export { RefusedLines } from './placing/RefusedLines.tsx';
export { quickOrderRoutes } from './quickOrderRoutes.ts';
export {
  useCreateCartMutation,
  useGetCartQuery,
  useListBlockedDomainsQuery,
  useReplaceCartLinesMutation,
} from './quickOrderApi.ts';
export type { PastedRecipients, Recipient } from './recipients/pastedRecipients.ts';
export { MethodSwitch } from './recipients/MethodSwitch.tsx';
export { getMethod, listRecipientMethods, type RecipientMethod } from './recipients/recipientMethod.ts';
export { usePasteReader } from './recipients/usePasteReader.ts';
