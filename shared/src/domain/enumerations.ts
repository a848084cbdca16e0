/** Enumerations of the contract. Display texts are in `remote/src/i18n`. */
export const LANGUAGES = ['en', 'es', 'fr', 'ja', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DELIVERY_METHODS = ['EMAIL', 'MOBILE', 'MAILED', 'BULK_PHYSICAL'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

export const FULFILLMENT_TYPES = ['DIGITAL', 'PHYSICAL', 'BULK_PROVISIONING_SUPPORTED'] as const;
export type FulfillmentType = (typeof FULFILLMENT_TYPES)[number];

export const VALUE_TYPES = ['FIXED_VALUE', 'VARIABLE_VALUE', 'SUMMARY_VALUE'] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

export const ITEM_AVAILABILITY_STATUSES = ['IN_STOCK', 'LOW_STOCK', 'OUT_OF_STOCK'] as const;
export type ItemAvailabilityStatus = (typeof ITEM_AVAILABILITY_STATUSES)[number];

/** Health of the brand's issuing service, independent of stock. */
export const SERVICE_AVAILABILITIES = ['AVAILABLE', 'DEGRADED', 'DEPRECATED', 'UNAVAILABLE'] as const;
export type ServiceAvailability = (typeof SERVICE_AVAILABILITIES)[number];

export const ACCOUNT_STATUSES = ['ACTIVE', 'FROZEN', 'DISABLED', 'DELETED'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Kinds of deposit; the contacts of an account are told about one each. */
export const FUNDING_TYPES = ['CARD_DEPOSIT', 'BANK_DEPOSIT', 'WIRE_DEPOSIT'] as const;
export type FundingType = (typeof FUNDING_TYPES)[number];

/** Calls that move money, or say that money was sent, as a page asks what became of one. */
export const MONEY_OPERATIONS = [...FUNDING_TYPES, 'TRANSFER', 'ORDER'] as const;
export type MoneyOperation = (typeof MONEY_OPERATIONS)[number];

/**
 * States of such a call. `UNKNOWN`: it has not arrived; `BEGUN`: nobody knows its end yet; `PENDING`: the bank or the review of
 * the business decides; `CANCELLED`: the person gave up at the bank's page.
 */
export const ATTEMPT_STATES = ['UNKNOWN', 'BEGUN', 'PENDING', 'DONE', 'CANCELLED', 'REFUSED'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

export const USER_STATUSES = ['ACTIVATED', 'PENDING', 'INVITED', 'DEACTIVATED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export const ORDER_STATUSES = ['COMPLETE', 'PENDING', 'FAILED', 'PARTIAL', 'DELETED', 'QUEUED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const LINE_ITEM_STATUSES = ['PENDING', 'COMPLETE', 'FAILED'] as const;
export type LineItemStatus = (typeof LINE_ITEM_STATUSES)[number];

/**
 * `SENT`: handed to the text service, which has not told what became of it. `NOT_SENT`: the reward was not issued, or was
 * cancelled before it was sent.
 */
export const DELIVERY_STATUSES = [
  'PROCESSING',
  'SCHEDULED',
  'SENT',
  'DELIVERED',
  'NOT_DELIVERED',
  'MAILED',
  'NOT_SENT',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const REWARD_STATUSES = ['ACTIVE', 'FROZEN', 'PARTIALLY_REDEEMED', 'REDEEMED', 'CANCELLED', 'EXPIRED'] as const;
export type RewardStatus = (typeof REWARD_STATUSES)[number];

/** Kinds of credential that redeem a reward. */
export const CREDENTIAL_TYPES = [
  'REDEMPTION_URL',
  'CARD_NUMBER',
  'CARD_CODE',
  'PIN',
  'SECURITY_CODE',
  'SECRET_CODE',
  'EVENT_NUMBER',
  'BARCODE_NUMBER',
  'CVC2',
  'EXPIRATION_DATE',
] as const;
export type CredentialType = (typeof CREDENTIAL_TYPES)[number];

/** States of a cart; PAYING: its card is being charged. */
export const CART_STATUSES = ['OPEN', 'PAYING', 'PLACED', 'DELETED'] as const;
export type CartStatus = (typeof CART_STATUSES)[number];

/** Reasons for which a cart is removed when its user opens the cart: nobody touched it, or its account is closed or not theirs. */
export const CART_REMOVALS = ['UNTOUCHED', 'ACCOUNT_CLOSED', 'ACCOUNT_NOT_VISIBLE'] as const;
export type CartRemoval = (typeof CART_REMOVALS)[number];

export const TEMPLATE_ACCESS_LEVELS = ['PLATFORM', 'CUSTOMER', 'ACCOUNT'] as const;
export type TemplateAccessLevel = (typeof TEMPLATE_ACCESS_LEVELS)[number];

/** The uses that keep an e-mail template from being deleted. */
export const TEMPLATE_USES = ['DEFAULT', 'CART', 'UPLOAD', 'ORDER'] as const;
export type TemplateUse = (typeof TEMPLATE_USES)[number];

export const PAYMENT_SOURCE_TYPES = ['ACCOUNT_FUNDS', 'ACH_BANK_ACCOUNT', 'CREDIT_CARD'] as const;
export type PaymentSourceType = (typeof PAYMENT_SOURCE_TYPES)[number];

/** States of the payment of an order by card. */
export const ORDER_PAYMENT_STATUSES = ['CREATED', 'PENDING', 'CAPTURED', 'DECLINED'] as const;
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

/** Why a card cannot pay for an order now. */
export const PAYMENT_SOURCE_REFUSALS = ['ON_HOLD', 'EXPIRED', 'NOT_ACTIVE'] as const;
export type PaymentSourceRefusal = (typeof PAYMENT_SOURCE_REFUSALS)[number];

/** Cards that pay into an account. */
export const CARD_BRANDS = ['VISA', 'MASTER_CARD', 'AMERICAN_EXPRESS', 'DISCOVER', 'DINERS_CLUB', 'JCB'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Channel of an order; determines the two-letter prefix of its reference. */
export const ORDER_SOURCES = ['PORTAL', 'CART', 'BULK_UPLOAD', 'BULK_PHYSICAL', 'API', 'RESEARCH'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** Kinds of ledger journal; each is named in the account's transaction history. */
export const TRANSACTION_TYPES = [
  'OPENING_BALANCE',
  'CARD_DEPOSIT',
  'BANK_DEPOSIT',
  'WIRE_DEPOSIT',
  'BANK_RETURN',
  'TRANSFER',
  'ORDER_PLACED',
  'ORDER_PROCESSED',
  'ORDER_REFUND',
  'REWARD_REDEEMED',
  'REWARD_REFUND',
  'SHIPMENT_REFUND',
  'REISSUE_FEE',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** Kinds of US bank accounts as the payment gateway names them: checking, and checking of a business. */
export const BANK_ACCOUNT_TYPES = ['C', 'X'] as const;
/** Money can be taken from a verified bank account only. */
export const BANK_ACCOUNT_STATES = ['UNVERIFIED', 'VERIFIED', 'DISABLED'] as const;
/** `CREATED`: the payment page has told nothing yet; `PENDING`: submitted to the bank. */
export const BANK_DEPOSIT_STATUSES = ['CREATED', 'PENDING', 'POSTED', 'DECLINED', 'CANCELLED', 'RETURNED'] as const;

/** States of a transaction; the last three never were part of the balance. */
export const TRANSACTION_STATUSES = ['POSTED', 'PENDING', 'DECLINED', 'RETURNED', 'CANCELLED'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];
/** Groups of a list of transactions: what was booked, what is to be, and what came to nothing. */
export const TRANSACTION_GROUPS = ['POSTED', 'PENDING', 'FAILED'] as const;

export const ENVIRONMENTS = ['Dev', 'QA', 'Gamma', 'Sandbox', 'Production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The rows of a report. BALANCES: of accounts at the end of each month. */
export const REPORT_TYPES = ['ORDERS', 'REWARD_LINES', 'UNDELIVERED', 'TRANSACTIONS', 'BALANCES'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const REPORT_STATUSES = ['GENERATING', 'AVAILABLE', 'FAILED'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** The scope of a report: the whole organisation, groups, or accounts. */
export const REPORT_SCOPES = ['ORGANIZATION', 'GROUPS', 'ACCOUNTS'] as const;
export type ReportScope = (typeof REPORT_SCOPES)[number];

/** Why a report failed. LATE: it took too long; BROKEN: three tries failed; NO_RIGHT: of its requester. */
export const REPORT_FAILURES = ['CANCELLED', 'LATE', 'BROKEN', 'NO_RIGHT', 'NO_ROWS', 'TOO_LARGE'] as const;
export type ReportFailure = (typeof REPORT_FAILURES)[number];

/** The sums of a report's rows that its page draws. */
export const REPORT_FIGURES = [
  'ORDERS_BY_MONTH',
  'ORDERS_BY_ACCOUNT',
  'LINES_BY_MONTH',
  'LINES_BY_STATE',
  'LINES_BY_ACCOUNT',
  'UNDELIVERED_BY_REASON',
  'MONEY_IN',
  'MONEY_OUT',
  'MONEY_IN_BY_ACCOUNT',
  'MONEY_OUT_BY_ACCOUNT',
  'BALANCES_BY_MONTH',
  'BALANCES_BY_ACCOUNT',
] as const;
export type ReportFigureName = (typeof REPORT_FIGURES)[number];

/**
 * Credentials of the public API; RESEARCH_KEY: of a survey tool, OAUTH_CLIENT: an app that people may allow to act for them,
 * SERVICE_ACCOUNT: a program that gets tokens for itself alone.
 */
export const API_CREDENTIAL_TYPES = ['API_KEY', 'RESEARCH_KEY', 'OAUTH_CLIENT', 'SERVICE_ACCOUNT'] as const;
export type ApiCredentialType = (typeof API_CREDENTIAL_TYPES)[number];

/** States of a key. INACTIVE is final. */
export const API_CREDENTIAL_STATUSES = ['ACTIVE', 'INACTIVE'] as const;
export type ApiCredentialStatus = (typeof API_CREDENTIAL_STATUSES)[number];

/** Texts that people accept: the terms of the portal, and the authorisation of debits from a bank account. */
export const AGREEMENT_KINDS = ['TERMS', 'BANK_DEBIT'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** Actions on keys, each a row of their history. */
export const API_CREDENTIAL_ACTIONS = ['CREATED', 'REVEALED', 'DEACTIVATED'] as const;
export type ApiCredentialAction = (typeof API_CREDENTIAL_ACTIONS)[number];

/** Answers of a person to an app that asks to act for them. */
export const CONSENT_DECISIONS = ['ALLOW', 'DENY'] as const;
export type ConsentDecisionKind = (typeof CONSENT_DECISIONS)[number];

/** Cards of the integrations page: what programs call the API with, the keys of survey tools, and the apps that people allowed. */
export const INTEGRATION_NAMES = ['REWARDS_API', 'SURVEY_RESEARCH', 'CONNECTED_APPS'] as const;
export type IntegrationName = (typeof INTEGRATION_NAMES)[number];

/** CONNECTED: one of its items works. */
export const INTEGRATION_STATUSES = ['CONNECTED', 'NOT_CONNECTED'] as const;
export type IntegrationStatus = (typeof INTEGRATION_STATUSES)[number];

/** Kinds of parts of an integration. */
export const INTEGRATION_ITEM_KINDS = [...API_CREDENTIAL_TYPES, 'CONNECTED_APP'] as const;
export type IntegrationItemKind = (typeof INTEGRATION_ITEM_KINDS)[number];

/** Rows of the history of integrations: the first item began to work, the last one ended. */
export const INTEGRATION_ACTIONS = ['CONNECTED', 'DISCONNECTED'] as const;
export type IntegrationAction = (typeof INTEGRATION_ACTIONS)[number];

/** Why a row was written. PERSON: somebody did it; TOKEN_REUSED: a code or a refresh token was used twice; LAST_DAY: it is over. */
export const INTEGRATION_CAUSES = ['PERSON', 'APP', 'TOKEN_REUSED', 'LAST_DAY'] as const;
export type IntegrationCause = (typeof INTEGRATION_CAUSES)[number];

/** States of an incentive. INACTIVE: somebody turned it off; the others follow from its days and its limits. */
export const INCENTIVE_STATUSES = ['ACTIVE', 'COMPLETED', 'EXPIRED', 'INACTIVE'] as const;
export type IncentiveStatus = (typeof INCENTIVE_STATUSES)[number];

/** The fate of a survey response: its reward was ordered (COMPLETE), or why not. */
export const COMPLETION_STATUSES = [
  'COMPLETE',
  'END_DATE_PASSED',
  'COMPLETES_EXCEEDED',
  'EMAIL_NORMALIZATION_FAILED',
  'INVALID_EMAIL',
  'QUANTITY_EXCEEDED',
  'INSUFFICIENT_FUNDS',
  'SYSTEM_FAILURE',
] as const;
export type CompletionStatus = (typeof COMPLETION_STATUSES)[number];
