import { INCENTIVE_LIMITS } from './research/incentiveLimits.ts';
import { SETTINGS } from './settings.ts';

/** Limits and times of the server alone, apart from `SETTINGS` because a browser would load them with it. */
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
  /** Concurrent calls of signed-in users; `share`: of one organisation in a process, while others call too (docs/decisions/0015). */
  fairShare: { slots: 8, share: 1, longMs: 250, rememberMs: 5_000 },
  /** `listEntries`: of the longest list of a body, a recipient list. */
  bodies: { listEntries: 20_000 },
  /** Calls of addresses that somebody has typed. */
  outbound: { timeoutMs: 5_000, maxBytes: 1024 * 1024 },
  /**
   * `mailedAdministrators`: of an organisation, told what another changed of its sign-in; `endingDays`: before a certificate ends they are mailed;
   * `bodyBytes`: of a connection with its certificates, `pastedBytes`: of metadata.
   */
  signInPolicy: {
    mailedAdministrators: 20,
    administratorsListed: 200,
    endingDays: [30, 7],
    bodyBytes: 256 * 1024,
    pastedBytes: 4 * 1024 * 1024,
  },
  /** Look-ups of records that prove a domain. `lookAgainMs`: after which a proven one is looked up again; `queuedAnHour`: so many of them. */
  dns: { timeoutMs: 2_000, tries: 2, lookAgainMs: 24 * 60 * 60_000, queuedAnHour: 500 },
  /** Calls of the address look-up outside: how many a process makes at once, and how long one may take. */
  addressLookup: { atOnce: 4, timeoutMs: 2_500 },
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
  /** Assertions of embedders (docs/EMBEDDING.md). `keysOfPlatform`: in force at once, so that one can replace the other. */
  tokenExchange: { lifetimeSeconds: 60, clockToleranceSeconds: 5, keysOfPlatform: 2, perMinute: 600 },
  /** Tokens by which the page vouches for its user to the chatbot. */
  singleUseTokens: { lifetimeMs: 5 * 60_000 },
  /** Failures of the remote's modules. `kindsOfDay`: of version, module and code, as anybody may report them; `browsersOfKind`: told apart; `overrideMs`: how long staff may try a build. */
  remotes: {
    kindsOfDay: 200,
    browsersOfKind: 1_000,
    keptMs: 30 * 24 * 60 * 60_000,
    listedFailures: 200,
    listedChanges: 20,
    overrideMs: 8 * 60 * 60_000,
  },
  /** Half-made orders. `bytes`: of one, as it is sent; `textLength`: of one of its texts; `uploads`: files that are told of beside them. */
  orderDrafts: { keptMs: 30 * 24 * 60 * 60_000, bytes: 64 * 1024, textLength: 10_000, uploads: 5 },
  /** Proof of work at sign-in. `shareOfPause`: part of the failures before a pause; `steps`: of one puzzle. */
  captcha: { shareOfPause: 0.6, stepsMin: 100, stepsMax: 200, validMs: 5 * 60_000 },
  /** Sign-ins at identity providers. `startMs`: until the answer; `resultMs`: until its result is redeemed; `testKeptMs`: result of a test. */
  sso: { startMs: 10 * 60_000, resultMs: 60_000, testKeptMs: 60 * 60_000 },
  /** `sendsAnHour`: codes to one person; `wrongBeforePause`: wrong ones of a person over all sign-ins. */
  mfa: {
    codeMs: 10 * 60_000,
    resendAfterMs: 30_000,
    tries: 5,
    challengeMs: 30 * 60_000,
    rememberMs: 60 * 24 * 60 * 60_000,
    sendsAnHour: 10,
    wrongBeforePause: 15,
    devicesOfPerson: 20,
  },
  /** One-use token that begins an emulation. */
  emulation: { tokenMs: 60_000 },
  /** Age at which a password expires, where the organisation asks for it. */
  password: { expiresMs: 365 * 24 * 60 * 60_000 },
  /** Statuses that a text service has told, kept for texts whose ids are stored later. */
  textStatuses: { keptMs: 7 * 24 * 60 * 60_000 },
  /** Sessions in one list. */
  sessions: { listed: 100 },
  /** Mailed links that set a password. `ofPerson`, `ofAddress`: links for one person, requests from one IP address, an hour. */
  passwordLinks: {
    resetMs: 24 * 60 * 60_000,
    invitationMs: 7 * 24 * 60 * 60_000,
    expiredMs: 30 * 60_000,
    ofPerson: 3,
    ofAddress: 20,
    windowMs: 60 * 60_000,
    keptMs: 30 * 24 * 60 * 60_000,
  },
  /**
   * `accountDisclosuresAnHour`: how often one user learns that an address belongs to another organisation; `roleUsersListed`: of a
   * role.
   */
  team: { accountDisclosuresAnHour: 20, windowMs: 60 * 60_000, roleUsersListed: 100 },
  /**
   * Sign-ups. `linkMs`: how long one may be finished, `keptMs`: how long its links are known after that; an hour: `ofAddress` tries
   * of an IP address, `triesWithoutCaptcha` of which need none, and `checksOfAddress` of its e-mail addresses; `mailsOfSignup`: beside the
   * first one; `mailsOfAddress`: to one e-mail address; `lookUps`: of postal addresses, of an IP address.
   */
  signups: {
    linkMs: 24 * 60 * 60_000,
    keptMs: 30 * 24 * 60 * 60_000,
    windowMs: 60 * 60_000,
    ofAddress: 30,
    checksOfAddress: 100,
    triesWithoutCaptcha: 2,
    mailsOfSignup: 5,
    mailsOfAddress: 10,
    lookUps: 200,
  },
  /** For how long one job invites users of a file before others have their turn. */
  userFiles: { turnMs: 5_000 },
  /** How long the id of a reply to a text is kept, by which the service's repeat of it is known. */
  textReplies: { keptMs: 30 * 24 * 60 * 60_000 },
  /** How far from now a signed call may say that it was made. */
  signedCalls: { validMs: 5 * 60_000 },
  /**
   * The issuer of rewards: how long it may take to answer, how often its events are read, and when in the day (UTC) its cards are
   * compared with our rewards.
   */
  rewardProvider: { responseMs: 10_000, eventsEveryMs: 60_000, sandboxEventsEveryMs: 5_000, checkHour: 3 },
  /**
   * The printer that ships letters and cards. `responseMs`: how long it may take; `eventsEveryMs`: how often what it may have failed to
   * tell is read; `askLaterMs`: when one is asked anew that was away for long.
   */
  fulfilment: { responseMs: 10_000, eventsEveryMs: 60_000, sandboxEventsEveryMs: 5_000, askLaterMs: 60_000 },
  /**
   * The OAuth server: how long a code, an access token and an unused refresh token work, and how long a request waits for its answer.
   * `usedCodeMs`: how long a used code is known, so that its second use takes the tokens of the first back.
   */
  oauth: {
    codeSeconds: 60,
    usedCodeMs: 60 * 60_000,
    accessTokenSeconds: 600,
    refreshTokenSeconds: 90 * 24 * 60 * 60,
    requestMs: 10 * 60_000,
  },
  /**
   * Keys of the API. `guessesOfAddress`: wrong ones from one address before a pause; `usedEveryMs`: how often the time of use is
   * written; `signInMs`: how new the sign-in must be of somebody without a password who reveals one; `mailedHolders`: of who
   * manages them, told of what another did.
   */
  apiKeys: {
    guessesOfAddress: 20,
    usedEveryMs: 30_000,
    revealsAnHour: 20,
    hourMs: 60 * 60_000,
    signInMs: 5 * 60_000,
    mailedHolders: 100,
  },
  /** How often an hour a user may look at the codes of rewards. */
  credentials: { revealsAnHour: 60, hourMs: 60 * 60_000 },
  /** Brands that an account sent most: how many of its newest rewards are counted, and how many brands come first. */
  mostSent: { rewards: 2_000, brands: 10 },
  /**
   * `turnMs`: how long an order is written or issued before others have their turn. `doneMailAbove`: whoever placed an order of more
   * lines gets a mail when it is done.
   */
  orders: { turnMs: 5_000, doneMailAbove: 5_000 },
  /**
   * Carts. `keptMs`: `SETTINGS.carts.keptDays` in milliseconds. `linesAtOnce`: read in one statement; `variantsKept`: of large
   * carts, by one process. `addedInCall`: rows of a file that a call adds itself; more are added by a job,
   * `rowsOfStep` in a transaction, which lets other jobs go first after `turnMs`. `causes`: reasons that a cart names why lines cannot be ordered;
   * `repeats`: lines that it names because one before them goes to the same person.
   */
  carts: {
    keptMs: SETTINGS.carts.keptDays * 24 * 60 * 60_000,
    linesAtOnce: 2_500,
    variantsKept: 200_000,
    addedInCall: SETTINGS.orders.maxLines,
    rowsOfStep: 500,
    turnMs: 5_000,
    causes: 50,
    repeats: 100,
  },
  /** Calls of one key of the public API within a minute. */
  publicApi: { writesPerMinute: 120, readsPerMinute: 600 },
  /**
   * Responses of surveys. `bodyBytes`: of a call at most; `retryMs`: how long a completion that was not paid is tried again, every
   * `retryEveryMs`, and after failures of the system less often, up to `retrySlowestMs`; `lockMs`: how long a call waits for others of
   * its incentive; `turnMs`: how long a job pays before others have their turn.
   */
  completions: {
    bodyBytes: 16 * 1024,
    retryMs: INCENTIVE_LIMITS.retryDays * 24 * 60 * 60_000,
    retryEveryMs: 3 * 60_000,
    retrySlowestMs: 6 * 60 * 60_000,
    lockMs: 4_000,
    turnMs: 10_000,
    mailedHolders: 100,
  },
  /** Limits what users without VIEW_BALANCE_ACCESS can learn of a balance by asking whether it covers a total. */
  funds: { questionsPerDay: 10, windowMs: 24 * 60 * 60_000 },
  /**
   * Deposits. `cardDayUnits`: by card into one account within `dayMs`, in whole units of its currency. `responseMs`: how long
   * a repeated call waits for the first one, which it polls every `pollMs`. `askAfterMs`: when the gateway is asked about a
   * charge, and `askLaterMs`: when anew after many times without a decision; `searchLagMs`: when a charge that it does not know by then was none. `bankDayUnits`: as `cardDayUnits`, by bank.
   * `formMs`: when the form of a deposit by bank can no longer be posted; `abandonedMs`: when one that the gateway does not
   * know by then was given up. `eventsEveryMs`: how often settlements and returns are read, and `eventsAgainMs`: how far back.
   * `waitingLongMs`: when staff see what is not decided, and `settlesWithinMs`: when they see what was submitted to a bank.
   * `failedShownMs`: for how long an account says that a deposit came to nothing.
   */
  deposits: {
    cardDayUnits: 250_000,
    dayMs: 24 * 60 * 60_000,
    responseMs: 10_000,
    pollMs: 100,
    askAfterMs: 60_000,
    askLaterMs: 24 * 60 * 60_000,
    searchLagMs: 15 * 60_000,
    bankDayUnits: 100_000,
    formMs: 20 * 60_000,
    abandonedMs: 24 * 60 * 60_000,
    eventsEveryMs: 10 * 60_000,
    sandboxEventsEveryMs: 5_000,
    eventsAgainMs: 2 * 24 * 60 * 60_000,
    waitingLongMs: 2 * 24 * 60 * 60_000,
    settlesWithinMs: 14 * 24 * 60 * 60_000,
    failedShownMs: 30 * 24 * 60 * 60_000,
  },
  /**
   * Orders that a card pays for, without its fee: `orderMinor` of one, `dayMinor` of an account's within `dayMs`, both in cents of
   * USD, and `rewards` of one. `flatFeeMinor`: the fee beside the organisation's percentage, in minor units of the order's
   * currency. The times as in `deposits`.
   */
  cardOrders: {
    flatFeeMinor: 0n,
    orderMinor: 200_000n,
    dayMinor: 1_000_000n,
    dayMs: 24 * 60 * 60_000,
    rewards: 100,
    responseMs: 10_000,
    pollMs: 100,
    askAfterMs: 60_000,
    askLaterMs: 24 * 60 * 60_000,
    searchLagMs: 15 * 60_000,
  },
  /** E-mail templates. `unusedImageMs`: how long an image is kept that no template shows; images and test mails an hour are of one user. */
  templates: { unusedImageMs: 24 * 60 * 60_000, imagesAnHour: 60, testMailsAnHour: 20, hourMs: 60 * 60_000 },
  /** Receipts of orders: mails with one that a user asks for in an hour; rewards that such a mail names, the file has them all. */
  orderReceipts: { mailsAnHour: 20, hourMs: 60 * 60_000, namedRewards: 10 },
  /** Processes that read strangers' bytes (docs/decisions/0038): tasks of one, and for how long it waits for the next. */
  childProcesses: { tasks: 200, idleMs: 60_000 },
  /** Drawing of an uploaded image: processes at once, memory of each, at work and at rest, time; scans of a JPEG. */
  images: { atOnce: 1, memoryMb: 768, restMb: 256, withinMs: 15_000, scans: 100 },
  /** Drawing of a document: a table of 20,000 rows fits. */
  pdf: { atOnce: 1, memoryMb: 1_280, restMb: 384, withinMs: 60_000 },
  /** Reading the XML of identity providers: a verified answer takes some milliseconds. */
  saml: { atOnce: 2, memoryMb: 256, restMb: 160, withinMs: 10_000 },
  /**
   * Answers of SAML providers: of a body, and what is kept for who sets a connection up: characters of one, how many, for how long.
   * `assertionsMs`: when an assertion is forgotten, long after its request is.
   */
  samlAnswers: {
    bodyBytes: 512 * 1024,
    longest: 64 * 1024,
    most: 20,
    keptMs: 24 * 60 * 60_000,
    assertionsMs: 24 * 60 * 60_000,
  },
  /**
   * Actions on rewards. `askLaterMs`: when an issuer is asked anew that was away for long; `waitingLongMs`: when staff see an open
   * action.
   */
  rewardActions: { askLaterMs: 60_000, waitingLongMs: 10 * 60_000 },
  /** Checks of businesses. `responseMs`: how long their service may take; `askLaterMs`: when one is asked anew that was away for long. */
  businessChecks: { responseMs: 20_000, askLaterMs: 60 * 60_000 },
  idempotency: { keyLength: 255, keptMs: 48 * 60 * 60_000 },
  /**
   * Reading a file of rows: processes at once, memory of each, at work and at rest, time, texts kept of it, rows and texts that
   * the process hands over at once. `brokenOffMs`: without a step, when the
   * reading of a file is over that its server has not ended; `givenUpMs`: when the check of its rows is.
   */
  files: {
    atOnce: 2,
    memoryMb: 512,
    restMb: 256,
    withinMs: 30_000,
    charactersKept: 32 * 1024 * 1024,
    rowsAtOnce: 500,
    charactersAtOnce: 1024 * 1024,
    brokenOffMs: 5 * 60_000,
    givenUpMs: 30 * 60_000,
  },
  /** Maximum number of field errors in one response. */
  errors: { maxFields: 50 },
} as const;
