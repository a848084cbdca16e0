/** Limits of the server alone: no browser loads them. */
export const SERVER_SETTINGS = {
  /** HTTP server: limits for request headers, whole request and idle socket, keep-alive, interval of the checks, shutdown grace period. */
  connections: {
    headersMs: 15_000,
    requestMs: 120_000,
    silenceMs: 30_000,
    keptMs: 72_000,
    checkMs: 5_000,
    stopMs: 5_000,
  },
  /** Concurrent calls of signed-in users per process; `share`: of one organisation while others call too (docs/decisions/0015). */
  fairShare: { places: 8, share: 1, longMs: 250, rememberMs: 5_000 },
  /** `failuresBeforePause`: per known device, or per user and IP address (docs/decisions/0013). */
  signIn: {
    failuresBeforePause: 5,
    failuresOfPersonBeforePause: 25,
    failuresOfAddressBeforePause: 100,
    pauseMs: 60_000,
    forgetMs: 15 * 60_000,
    deviceKeptMs: 180 * 24 * 60 * 60_000,
    devicesOfPerson: 20,
    auditedAnHour: 100,
  },
} as const;

/**
 * Limits and times of the product.
 * Times in milliseconds unless the name says otherwise; amounts in minor units where the name says so.
 */
export const SETTINGS = {
  session: {
    windowMs: 30 * 60_000,
    absoluteMs: 12 * 60 * 60_000,
    pollMs: 10_000,
    promptBelowMs: 60_000,
    inactiveAfterMs: 900_000,
    previousHandleMs: 30_000,
  },
  notices: { toastMs: 6_000, noticeMs: 7_000, snackMs: 6_000 },
  orders: {
    quickRecipients: 5,
    notesLength: 150,
    purchaseOrderNumberLength: 50,
    messageLength: 500,
    subjectLength: 100,
    senderNameLength: 100,
    maxLines: 5_000,
    quantityDefault: 1,
    quantityMax: 5_000,
  },
  recipients: { nameLength: 100, emailLength: 255 },
  profile: { nameLength: 50 },
  /** `remembered`: earlier passwords that cannot be chosen again. */
  password: { minLength: 10, maxLength: 128, remembered: 5 },
  /** Mailed links that set a password. `ofPerson`, `ofAddress`: links for one person, requests from one IP address, an hour. */
  passwordLinks: {
    resetMs: 24 * 60 * 60_000,
    ofPerson: 3,
    ofAddress: 20,
    windowMs: 60 * 60_000,
    keptMs: 30 * 24 * 60 * 60_000,
  },
  displayName: { minLength: 5, maxLength: 100 },
  quote: { validMs: 15 * 60_000 },
  /** Limits what users without VIEW_BALANCE_ACCESS can learn of a balance by asking whether it covers a total. */
  funds: { questionsPerDay: 10, windowMs: 24 * 60 * 60_000 },
  idempotency: { keyLength: 255, keptMs: 48 * 60 * 60_000 },
  paging: {
    cartLines: 5,
    cartLinesMax: 100,
    orders: 25,
    ordersSizes: [25, 50, 100],
    funding: 25,
    fundingSizes: [25, 50, 100, 250, 500],
    groups: 50,
    tableMax: 10_000,
    pageMax: 1_000_000,
  },
  search: { emailCharactersMin: 3 },
  exports: { maxRows: 10_000, maxRewards: 100_000 },
  staleRetryMs: 30_000,
  catalog: { keptMs: 1_000 },
  /** Maximum body sizes in bytes: sign-in and refresh, any other call, bulk calls with thousands of lines. */
  bodies: { signInBytes: 8 * 1024, defaultBytes: 64 * 1024, linesBytes: 24 * 1024 * 1024 },
  /** Maximum number of field errors in one response. */
  errors: { maxFields: 50 },
  draft: { keptMs: 7 * 24 * 60 * 60_000, maxBytes: 64 * 1024 },
  layout: {
    fullScreenBelowEm: 36,
    sheetBelowEm: 48,
    sidebarCollapseMs: 225,
    resizeMs: 500,
    restoreScrollMs: 3_000,
    keptPlaces: 50,
  },
  landing: { giveUpMs: 2_000 },
  /** Lazily loaded chunks. */
  parts: { loadTimeoutMs: 120_000, retryAfterMs: 400, reachableWithinMs: 10_000, askAgainMs: 2_000 },
  reward: { validityDays: 365 },
  /** `alertsMax`: of one organisation; `pauseMs`: between two mails of an alert about one account. */
  balanceAlerts: {
    nameLength: 100,
    accountsMax: 100,
    emailsMax: 5,
    alertsMax: 200,
    thresholdMaxMinor: 99_999_999_999n,
    pauseMs: 24 * 60 * 60_000,
  },
} as const;

/** Template used when no other is chosen. */
export const STANDARD_ETID = 'E000000';
