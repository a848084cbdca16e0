/** Reason words of the REST interface and the numeric codes that the other interfaces have for them. */
const CODES: Readonly<Record<string, string>> = {
  MISSING_FIELD: '101',
  INVALID_DATA: '102',
  // Told apart from other invalid fields, as the limit errors do.
  INVALID_AMOUNT: '422.052',
  NOT_SUPPORTED: '102',
  DUPLICATE_REQUEST: '104',
  SYSTEM_ERROR: '150',
  SERVER_TIMEOUT: '151',
  SERVICE_TIMEOUT: '152',
  AVS_FAILED: '200',
  CONTACT_PROCESSOR: '201',
  EXPIRED_CARD: '202',
  PROCESSOR_DECLINED: '203',
  INSUFFICIENT_FUND: '204',
  STOLEN_LOST_CARD: '205',
  ISSUER_UNAVAILABLE: '207',
  UNAUTHORIZED_CARD: '208',
  CVN_NOT_MATCH: '209',
  EXCEEDS_CREDIT_LIMIT: '210',
  INVALID_CVN: '211',
  DECLINED_CHECK: '220',
  BLACKLISTED_CUSTOMER: '221',
  SUSPENDED_ACCOUNT: '222',
  CV_FAILED: '230',
  INVALID_ACCOUNT: '231',
  INVALID_CARD: '231',
  CARD_TYPE_NOT_ACCEPTED: '232',
  GENERAL_DECLINE: '233',
  PAYMENT_REFUSED: '233',
  BLOCKED_BY_CARDHOLDER: '233',
  ALLOWABLE_PIN_RETRIES_EXCEEDED: '233',
  INVALID_MERCHANT_CONFIGURATION: '234',
  PROCESSOR_ERROR: '236',
  PROCESSOR_UNAVAILABLE: '236',
  INVALID_CARD_TYPE: '240',
  INVALID_PAYMENT_ID: '241',
  ACH_VERIFICATION_FAILED: '244',
  SCORE_EXCEEDS_THRESHOLD: '400',
  PENDING_AUTHENTICATION: '475',
  CONSUMER_AUTHENTICATION_FAILED: '476',
  CONSUMER_AUTHENTICATION_REQUIRED: '478',
  DECISION_PROFILE_REVIEW: '480',
  DECISION_PROFILE_REJECT: '481',
  CUSTOMER_WATCHLIST_MATCH: '700',
  ADDRESS_COUNTRY_WATCHLIST_MATCH: '701',
  EMAIL_COUNTRY_WATCHLIST_MATCH: '702',
  IP_COUNTRY_WATCHLIST_MATCH: '703',
};

/** The numeric code of a reason word; `0` for one that is new to us. */
export const toReasonCode = (reason: string | undefined): string => CODES[reason ?? ''] ?? '0';

/** Codes of payments that wait until somebody looked at them. */
export const REVIEW_CODES: readonly string[] = ['480', '700', '701', '702', '703'];

/** Codes that do not say whether there is a payment: it was sent before (104, 105), or its answer was lost within the service. */
const UNDECIDED_CODES: readonly string[] = ['104', '105', '150', '151', '152', '250'];

/** True for a code that is no outcome of a payment: only the search tells then. */
export const isUndecided = (reasonCode: string | null): boolean => UNDECIDED_CODES.includes(reasonCode ?? '');
