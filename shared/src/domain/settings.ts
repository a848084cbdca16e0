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
    /** How long an embedding page may take to give a token. */
    embeddersTokenMs: 10_000,
  },
  /** Countries that a phone's list begins with. */
  phone: { firstCountries: ['US', 'CA'] },
  notices: { toastMs: 6_000, noticeMs: 7_000, snackMs: 6_000 },
  orders: {
    quickRecipients: 5,
    notesLength: 150,
    purchaseOrderNumberLength: 50,
    /** In a text message, before its link. */
    carrierMessageLength: 80,
    messageLength: 500,
    subjectLength: 100,
    senderNameLength: 100,
    /** Lines of one call. */
    maxLines: 5_000,
    /** Lines of one cart. */
    cartLinesMax: 50_000,
    /** Pause between two looks at a cart that is filled. */
    fillPollMs: 2_000,
    /** Orders of more lines say how far they are, asked every `pollMs`. */
    countedAbove: 500,
    pollMs: 2_000,
    quantityDefault: 1,
    quantityMax: 5_000,
  },
  /** `cardsMax`: cards of one order in bulk; `valuesMax`: values that one form takes. */
  bulk: { cardsMax: 5_000, valuesMax: 50 },
  /** Orders of fewer lines can be scheduled, up to so many days ahead. */
  schedule: { linesBelow: 5_000, daysAhead: 90 },
  /** How long an open cart is kept that nobody touches. */
  carts: { keptDays: 30 },
  recipients: { nameLength: 100, emailLength: 255 },
  profile: { nameLength: 50 },
  /** `accessMax`: groups, and accounts, of one user; `roleNameLength`: of a role. */
  team: { sizes: [25, 50, 100], accessMax: 500, roleNameLength: 50 },
  /** `remembered`: earlier passwords that cannot be chosen again. */
  password: { minLength: 10, maxLength: 128, remembered: 5 },
  displayName: { minLength: 5, maxLength: 100 },
  /** Keys of the API. `activeMax`: of each type; `revealedMs`: how long a revealed key is shown; `soonDays`: the last day is near. */
  apiCredentials: {
    activeMax: 2,
    revealedMs: 60_000,
    soonDays: 14,
    pollMs: 5_000,
    redirectUrisMax: 5,
    redirectUriMaxLength: 500,
  },
  /** Apps that ask to act for people: the longest parameters of an address, and the days of which a connected app tells its orders. */
  oauth: { parameterMax: 2_000, stateMax: 2_000, ordersDays: 30 },
  /** The review of an organisation's business. `businessDays`: until staff decide; `files`: of one answer; `revealedMs`: how long a tax id is shown. */
  businessReview: {
    businessDays: 2,
    files: 3,
    fileBytes: 10 * 1024 * 1024,
    answerLength: 2_000,
    revealedMs: 60_000,
  },
  /** Lists of the public API: how many entries a part of one has, and the most that may be asked for. */
  publicApi: { page: 50, pageMax: 100 },
  /** `currencies`: those that an account can be opened in; `emailsMax`: contacts of one kind of deposit. */
  accounts: {
    currencies: ['USD', 'AUD', 'CAD', 'EUR', 'GBP', 'JPY'],
    sizes: [25, 50, 100],
    emailsMax: 5,
  },
  /** `minimumUnits`: the least that is deposited or transferred, in whole units of the currency; `quickAmounts` likewise. */
  funding: {
    minimumUnits: 1,
    quickAmounts: [5_000, 10_000, 25_000, 50_000, 75_000, 100_000],
    receiptEmailsMax: 5,
    radiosUpTo: 5,
  },
  /**
   * Calls that move money, until their outcome was shown: how long a browser knows of one, how long after a call that has not
   * arrived it will not, and the pause between two questions.
   */
  attempts: { keptMs: 24 * 60 * 60_000, lostAfterMs: 2 * 60_000, askAgainMs: 3_000 },
  /** `openMax`: expected for one account; `sentWithinDays`: how long ago a wire that is announced was sent. */
  wires: { openMax: 10, sentWithinDays: 30, valueLength: 140, noteLength: 150, bankReferenceLength: 70 },
  /** `max`: of one account; `holdMs`: a new card cannot pay so long; `nameLength`: of first or last name. */
  cards: { max: 10, holdMs: 24 * 60 * 60_000, nameLength: 60, nicknameLength: 50, yearsAhead: 20 },
  /** `max`: of one account; `usersMax`: people named for one; `triesMax`: to name the small deposits. */
  bankAccounts: { max: 10, usersMax: 50, triesMax: 3, nicknameLength: 50, nameLength: 60, companyLength: 40 },
  quote: { validMs: 15 * 60_000 },
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
  /**
   * `accountsMax`: named in one request for transactions; `identifierCharactersMin`: fewer are not looked for among
   * identifiers; `monthsMax`: of the totals by month.
   */
  fundingHistory: { accountsMax: 50, identifierCharactersMin: 4, monthsMax: 12 },
  /** Lengths of the parts of a postal address; `stateLength`: where it is a free text. */
  address: {
    lineLength: 60,
    cityLength: 50,
    stateLength: 60,
    postalCodeLength: 10,
    searchCharactersMin: 3,
    searchPauseMs: 300,
  },
  /** `deliveryDays`: business days until a mailed reward arrives. Lengths on it: its printer takes no longer street lines and cities. */
  mailed: {
    deliveryDays: { min: 7, max: 10 },
    lineLength: 35,
    cityLength: 35,
  },
  /**
   * Shipping, in cents of USD: the fee for one address by each service, what a signature costs more, and from which sum of mailed
   * rewards UPS Ground is free.
   */
  shipping: {
    currencyCode: 'USD',
    feesMinor: { upsground: 995n, ups2ndday: 2_495n, upsnextday: 3_995n, uspspriority: 1_295n },
    signatureMinor: 450n,
    freeGroundFromMinor: 50_000n,
  },
  exports: { maxRows: 10_000 },
  /** Notice of undelivered rewards: the pause between two questions, and how long it stays away once it was dismissed. */
  undelivered: { pollMs: 15_000, snoozeMs: 10 * 60_000 },
  /** How long the codes of a reward stay on the screen. */
  credentials: { shownMs: 60_000 },
  /** `pauseMs`: how long after a reward was sent again it can be again. `linesMax`: at once. `pollMs`: while they are sent. */
  resends: { pauseMs: 24 * 60 * 60_000, linesMax: 1_000, pollMs: 1_000 },
  /**
   * `freezeMs`: when a freeze ends by itself; `windowMs`: how long after issue a reward is frozen or cancelled; `expiredPromoMs`:
   * how long after its end a promotional reward is reissued; `reissueFeeMinor`: in the account's currency.
   */
  rewardActions: {
    freezeMs: 48 * 60 * 60_000,
    windowMs: 5 * 24 * 60 * 60_000,
    expiredPromoMs: 90 * 24 * 60 * 60_000,
    reissueFeeMinor: 0n,
    askAgainMs: 2_000,
  },
  /** `ofLineMax`: cases of one line; `notesMax`: of one case. */
  supportCases: { noteLength: 500, ofLineMax: 50, notesMax: 200 },
  staleRetryMs: 30_000,
  catalog: { keptMs: 1_000 },
  /** Maximum body sizes in bytes: sign-in and refresh, any other call, a thousand addresses, bulk calls with thousands of lines. */
  bodies: {
    signInBytes: 8 * 1024,
    defaultBytes: 64 * 1024,
    addressesBytes: 1024 * 1024,
    linesBytes: 24 * 1024 * 1024,
  },
  draft: { keptMs: 7 * 24 * 60 * 60_000, maxBytes: 64 * 1024 },
  layout: {
    fullScreenBelowEm: 36,
    sheetBelowEm: 48,
    sidebarCollapseMs: 225,
    resizeMs: 500,
    restoreScrollMs: 3_000,
    scrollPositionsKept: 50,
  },
  landing: { giveUpMs: 2_000 },
  /** Lazily loaded chunks; `unseenMs`: when a failure that nobody was told of is forgotten. */
  parts: { loadTimeoutMs: 120_000, retryAfterMs: 400, reachableWithinMs: 10_000, askAgainMs: 2_000, unseenMs: 1_000 },
  reward: { validityDays: 365 },
  /** Lengths of an e-mail template's texts; `max`: templates of one organisation; `scopesMax`: groups or accounts of one. */
  templates: {
    max: 200,
    scopesMax: 100,
    nameLength: 100,
    fromNameLength: 100,
    messageLength: 5_000,
    closingLength: 500,
    supportLength: 500,
    textMessageLength: 300,
    campaignLength: 100,
    bccMax: 5,
    usesMax: 50,
    inUseMs: 7 * 24 * 60 * 60_000,
  },
  /** Lengths of a print template's texts. How many characters are left when their counter warns, and when it warns of the end. */
  printTemplates: {
    nameLength: 100,
    letterHeadLength: 64,
    toNameLength: 70,
    fromNameLength: 70,
    messageLength: 150,
    supportLength: 160,
    warningLeft: 20,
    dangerLeft: 5,
  },
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

/** Print template used when no other is chosen. */
export const STANDARD_PTID = 'P000000';
