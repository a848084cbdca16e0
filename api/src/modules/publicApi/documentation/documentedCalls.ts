/** Names that the examples of the page use; those of the demo organisation where there is one, so that the calls work as they are. */
export interface ExampleNames {
  readonly account: string;
  readonly utid: string;
}

export const DEMO_NAMES: ExampleNames = { account: 'A20001', utid: 'U100001' };
export const PLACEHOLDER_NAMES: ExampleNames = { account: 'YOUR_ACCOUNT', utid: 'YOUR_UTID' };

/** The incentive of the example, which each organisation makes for itself. */
const INCENTIVE = 'YOUR_INCENTIVE';

/** A call as the page explains it. */
export interface DocumentedCall {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly title: string;
  readonly scope: string;
  readonly text: string;
  /** Path and query of the example. */
  readonly example: string;
  readonly body?: object;
  /** A call whose answer the example takes the order's reference from; its path then names `$ORDER`. */
  readonly after?: string;
  /** Parameters of the query, or fields of the body. */
  readonly fields: readonly (readonly [name: string, meaning: string])[];
}

const PAGING: DocumentedCall['fields'] = [
  ['maxResults', 'How many entries the answer holds: 1 to 100, 50 without it.'],
  ['cursor', 'The nextCursor of the answer before. A nextCursor of null: that was the last part.'],
];

/** The reference that the examples order under. */
const REFERENCE = 'payroll-001';

/** Returns the calls in the order in which somebody needs them. */
export const documentedCalls = ({ account, utid }: ExampleNames): readonly DocumentedCall[] => [
  {
    id: 'catalogs',
    method: 'GET',
    path: '/v2/catalogs',
    title: 'Find a reward',
    scope: 'catalog:read',
    text: 'The rewards that may be sent, by brand. The answer has an ETag: send it as If-None-Match and get 304 while nothing has changed.',
    example: `/v2/catalogs?utid=${utid}`,
    fields: [
      ['utid, rewardName, brandKey, brandName', 'The whole value, whatever the case.'],
      ['status', 'active: can be ordered now. inactive: cannot.'],
      ['currencyCode, country', 'Such as USD and US.'],
      ['rewardType', 'gift card, reward link or promo.'],
      ['itemAttribute', 'How it can be delivered: EMAIL, PHONE or ADDRESS. This API orders by EMAIL.'],
      ['categoryIds', 'Identifiers of categories, separated by commas.'],
      ['verbose', 'false leaves out descriptions, terms and disclaimers.'],
    ],
  },
  {
    id: 'accounts',
    method: 'GET',
    path: '/v2/accounts',
    title: 'List the accounts',
    scope: 'accounts:read',
    text: 'The accounts that the key may use, with their balances, in the order in which they were opened.',
    example: '/v2/accounts',
    fields: [['customerIdentifier', 'Only the accounts of this group.'], ...PAGING],
  },
  {
    id: 'account',
    method: 'GET',
    path: '/v2/accounts/{accountIdentifier}',
    title: 'Read a balance',
    scope: 'accounts:read',
    text: 'One account. availableBalance is what orders can spend; currentBalance leaves out a credit line.',
    example: `/v2/accounts/${account}`,
    fields: [],
  },
  {
    id: 'place-order',
    method: 'POST',
    path: '/v2/orders',
    title: 'Send a reward',
    scope: 'orders:write',
    text: 'Orders one reward, pays it from the balance of the account and sends it by e-mail. The answer is 201, and the mail goes out within moments. An order may be held for a review: hold then says why and until when that usually takes.',
    example: '/v2/orders',
    body: {
      externalRefID: REFERENCE,
      accountIdentifier: account,
      utid,
      amount: '25.00',
      recipient: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@recipient.example' },
      sender: { firstName: 'Payroll' },
      message: 'Thank you for your work.',
    },
    fields: [
      ['externalRefID', 'Required, 1 to 100 characters. Your name for the order, which it keeps for ever.'],
      ['accountIdentifier', 'Required. The account that pays. customerIdentifier, its group, may be given too.'],
      ['utid, amount', 'Required. The amount in the currency of the reward, as text or a number.'],
      ['recipient', 'firstName and email are required, lastName is not.'],
      ['sender', 'firstName and lastName of who the mail is from. Without it: your organization.'],
      ['etid, emailSubject, message', 'The e-mail template (E000000 without it), and texts of the mail.'],
      ['purchaseOrderNumber, notes, lineItemNote', 'For your books. Your organization may require them.'],
      ['deliveryMethod', 'EMAIL, which is also meant without it.'],
    ],
  },
  {
    id: 'orders',
    method: 'GET',
    path: '/v2/orders',
    title: 'Find orders',
    scope: 'orders:read',
    text: 'Orders of the accounts that the key may use, the newest first; also those that people have placed in the portal.',
    example: `/v2/orders?externalRefID=${REFERENCE}`,
    fields: [
      ['externalRefID', 'The order of this reference.'],
      ['accountIdentifier', 'Only the orders of this account.'],
      ['status', 'PENDING: on its way. COMPLETE, PARTIAL, FAILED: settled. What failed is paid back.'],
      ['from, to, timeZone', 'Days, both included, such as 2026-03-01; they begin in the time zone, UTC without it.'],
      ...PAGING,
    ],
  },
  {
    id: 'order',
    method: 'GET',
    path: '/v2/orders/{referenceOrderID}',
    title: 'Read an order',
    scope: 'orders:read',
    text: 'An order with its reward, by the referenceOrderID of the calls above. An order of cards in bulk says by quantity how many of its denomination it has; what goes by mail is charged shipping. Codes, PINs and links of recipients are in no answer.',
    after: `/v2/orders?externalRefID=${REFERENCE}`,
    example: '/v2/orders/$ORDER',
    fields: [],
  },
  {
    id: 'research',
    method: 'POST',
    path: '/v2/research/incentives/{incentiveId}/completions',
    title: 'Reward a survey response',
    scope: 'research:write',
    text: 'For survey tools: sends the reward of an incentive to somebody who answered, with a research API key. The page of the incentive shows this call with its own address. The answer is 201 with status COMPLETE and the order; or 422 with the same body, whose status says why nothing was sent: END_DATE_PASSED, COMPLETES_EXCEEDED, EMAIL_NORMALIZATION_FAILED, INVALID_EMAIL, QUANTITY_EXCEEDED, INSUFFICIENT_FUNDS or SYSTEM_FAILURE. After the last two, the reward is tried again for 14 days. 409: the incentive is turned off or has not started.',
    example: `/v2/research/incentives/${INCENTIVE}/completions`,
    body: {
      responseId: 'R_17',
      recipientEmail: 'ada@recipient.example',
      recipientFirstName: 'Ada',
      recipientLastName: 'Lovelace',
    },
    fields: [
      [
        'responseId',
        'Required, 1 to 100 characters. It counts once for ever: sent again, it is answered as it stands, and with other details 409.',
      ],
      ['recipientEmail', 'Where the reward goes. What is wrong with it is a status, not a 400.'],
      ['recipientFirstName, recipientLastName', 'Up to 100 characters each. Both may be left out.'],
      ['As a form', 'The same fields may come as application/x-www-form-urlencoded.'],
    ],
  },
];
