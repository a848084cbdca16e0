export { CartAccount } from './cart/CartAccount.tsx';
export {
  useAddCartLinesMutation,
  useDeleteCartMutation,
  useListCartLinesQuery,
  useUpdateCartLineMutation,
  useUpdateCartMailsMutation,
} from './cart/cartApi.ts';
export { getRecipientName } from './cart/cartLine.ts';
export { LinePager } from './cart/LinePager.tsx';
export { usePageTokens, type PageTokens } from './cart/usePageTokens.ts';
export { RemovedNotice } from './cart/RemovedNotice.tsx';
export { useLineRemoval } from './cart/useLineRemoval.ts';
export { CartForm, type OrderNotes } from './cart/CartForm.tsx';
export { EarlierUseNotice } from './cart/EarlierUseNotice.tsx';
export { readEarlierUse } from './cart/readEarlierUse.ts';
export { FillProgress } from './cart/FillProgress.tsx';
export { useCartQuote } from './cart/useCartQuote.ts';
export { isOfSchedule } from './cart/useCartSchedule.ts';
export { NoReward } from './checkout/NoReward.tsx';
export { rule } from './checkout/rule.ts';
export type { CheckoutReward } from './checkout/useCheckout.ts';
export { useChosenReward } from './checkout/useOrderedReward.ts';
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
  useUpdateCartMutation,
} from './quickOrderApi.ts';
export type { PastedRecipients, Recipient } from './recipients/pastedRecipients.ts';
export { MethodSwitch } from './recipients/MethodSwitch.tsx';
export { getMethod, listRecipientMethods, type RecipientMethod } from './recipients/recipientMethod.ts';
export { usePasteReader } from './recipients/usePasteReader.ts';
