import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, number, object, type InferType } from 'yup';
import { DRAFT_STEPS, ORDER_DRAFT_KINDS } from '../domain/ordering/orderDraftSteps.ts';
import { SERVER_SETTINGS } from '../domain/serverSettings.ts';
import { SETTINGS } from '../domain/settings.ts';
import { amountText, Instant, Nullable, OneOf, recordVersion, text } from './common.ts';

const { textLength } = SERVER_SETTINGS.orderDrafts;

export const orderDraftParams = object({ kind: text().oneOf(ORDER_DRAFT_KINDS).required() });

/** Text of a draft is not checked until it is ordered; what a draft may hold in all limits it. */
const typed = () => text().max(textLength, 'error.text.tooLong').nullable().optional();
const amount = () => amountText().max(40).nullable().optional();
const reference = () => text().max(255).nullable().optional();
const flag = () => boolean().strict().nullable().optional();

const mail = object({ etid: reference(), emailSubject: typed(), senderName: typed(), message: typed() })
  .nullable()
  .optional()
  .default(undefined);

const recipient = object({
  firstName: typed(),
  lastName: typed(),
  email: typed(),
  mobileNumber: typed(),
  notes: typed(),
  template: mail,
});

/** The parts of the address to which cards in bulk go. */
const address = object({
  companyName: typed(),
  streetLine1: typed(),
  streetLine2: typed(),
  city: typed(),
  stateOrProvince: typed(),
  postalCode: typed(),
  country: reference(),
})
  .nullable()
  .optional()
  .default(undefined);

/** Cards of one value, as amount and number are typed. */
const bulkValue = object({ utid: reference(), amount: reference(), quantity: reference() });

/**
 * An order as far as it is typed. `selectedReward`, `selectedTemplate`: of a quick order; `reward`,
 * `email`, `emailTemplate`, `completedSteps`, `blastMode`: of one in four steps. `recipientAddress`, `values`: of cards in bulk.
 * `template` of a recipient: the texts of a mail that is not like the others. Amounts: decimal text, major units.
 */
export const orderDraftContent = object({
  groupAndAccount: object({
    customerIdentifier: reference(),
    accountIdentifier: text().max(100).required('error.account.required'),
  })
    .nullable()
    .optional()
    .default(undefined),
  selectedReward: object({
    utid: text().max(100).required('error.utid.required'),
    amount: amount(),
    currencyCode: reference(),
    brandName: reference(),
    brandImage: typed(),
    faceValue: amount(),
    minValue: amount(),
    maxValue: amount(),
  })
    .nullable()
    .optional()
    .default(undefined),
  selectedTemplate: mail,
  reward: object({
    utid: reference(),
    brandKey: reference(),
    rewardName: reference(),
    rewardImage: typed(),
    rewardAmount: object({ currencyCode: reference(), value: amount() }).nullable().optional().default(undefined),
  })
    .nullable()
    .optional()
    .default(undefined),
  email: object({ etid: reference(), emailSubject: typed(), senderName: typed(), messageBlock: typed() })
    .nullable()
    .optional()
    .default(undefined),
  emailTemplate: object({ etid: reference(), name: typed() }).nullable().optional().default(undefined),
  completedSteps: array(text().oneOf(DRAFT_STEPS).required()).max(DRAFT_STEPS.length).optional(),
  blastMode: flag(),
  recipientAddress: address,
  values: array(bulkValue.required()).max(SETTINGS.bulk.valuesMax, 'error.lines.tooMany').optional(),
  recipients: array(recipient.required()).max(SETTINGS.orders.maxLines, 'error.lines.tooMany').optional(),
  showsRecipientNotes: flag(),
  showsRecipientTemplates: flag(),
  carrierMessage: typed(),
  purchaseOrderNumber: typed(),
  notes: typed(),
  paymentSource: reference(),
  schedule: object({
    when: text().oneOf(['now', 'later']).optional(),
    day: reference(),
    time: reference(),
    timeZone: reference(),
    hour: reference(),
    at: reference(),
  })
    .nullable()
    .optional()
    .default(undefined),
  fileUploadId: reference(),
  fileName: reference(),
  totalLines: number().integer().min(0).max(SETTINGS.orders.cartLinesMax).nullable().optional(),
  updatedSinceUpload: flag(),
  orderTotalQuote: amount(),
  originalOrderAmount: amount(),
  feeTotal: amount(),
  cartId: reference(),
});
export type OrderDraftContent = InferType<typeof orderDraftContent>;

/**
 * PUT /api/order-drafts/{kind}: replaces the draft of that kind. `version`: of the draft as it was read or saved last, 0 where
 * there is none; 409 for an older one. `format`: how its writer writes drafts. At most 64 KB; never the number of a card.
 */
export const orderDraftBody = object({
  version: recordVersion(0),
  format: number().integer().min(1).max(1_000).required(),
  step: text().oneOf(DRAFT_STEPS).required(),
  content: orderDraftContent.required(),
});
export type OrderDraftBody = InferType<typeof orderDraftBody>;

/**
 * The subject of a draft, without its content. `accountName`: null once the user does not see the account any more.
 * `amount`: decimal text, major units.
 */
const summary = {
  kind: OneOf(ORDER_DRAFT_KINDS),
  version: Type.Integer(),
  format: Type.Integer(),
  step: OneOf(DRAFT_STEPS),
  updatedAt: Instant,
  accountIdentifier: Nullable(Type.String()),
  accountName: Nullable(Type.String()),
  utid: Nullable(Type.String()),
  rewardName: Nullable(Type.String()),
  amount: Nullable(Type.String()),
  currencyCode: Nullable(Type.String()),
  recipientCount: Type.Integer(),
  fileUploadId: Nullable(Type.String()),
  fileName: Nullable(Type.String()),
};
export const OrderDraftSummary = Type.Object(summary);
export type OrderDraftSummary = Static<typeof OrderDraftSummary>;

/** A file of recipients that waits to be checked or put into a cart, and that no draft is about. */
const WaitingUpload = Type.Object({
  uploadId: Type.String(),
  fileName: Nullable(Type.String()),
  rowCount: Type.Integer(),
  accountIdentifier: Type.String(),
  createdAt: Instant,
});

/** GET /api/order-drafts: the user's half-made orders, the latest first, and the newest of the files that wait. */
export const OrderDrafts = Type.Object({
  drafts: Type.Array(OrderDraftSummary),
  uploads: Type.Array(WaitingUpload),
});
export type OrderDrafts = Static<typeof OrderDrafts>;

/** A draft with its content as it was sent. */
export const OrderDraft = Type.Object({
  ...summary,
  content: Type.Unsafe<OrderDraftContent>({ type: 'object', additionalProperties: true }),
});
export type OrderDraft = Static<typeof OrderDraft>;
