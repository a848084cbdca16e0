import type { DB } from './schema.generated.ts';

/**
 * The folder of `api/src` that owns each table: only its files name the table in a statement, others ask the folder's door.
 * A new table is listed here. ESLint holds it (`.ci/eslint/ownTables.mjs`).
 */
export const TABLE_OWNERS = {
  account_contacts: 'modules/accounts',
  accounts: 'modules/accounts',
  agreements: 'modules/paymentMethods',
  allowlist_entries: 'modules/allowlist',
  audit_log: 'audit',
  balance_alert_accounts: 'modules/balanceAlerts',
  balance_alerts: 'modules/balanceAlerts',
  bank_account_users: 'modules/paymentMethods',
  bank_accounts: 'modules/paymentMethods',
  blocked_domains: 'modules/carts',
  brands: 'modules/catalog',
  cart_line_items: 'modules/carts',
  catalog_items: 'modules/catalog',
  customers: 'modules/accounts',
  delivery_attempts: 'delivery',
  deposits: 'modules/deposits',
  email_template_defaults: 'modules/templates',
  email_templates: 'modules/templates',
  embedder_keys: 'modules/identity',
  emulation_tokens: 'modules/identity',
  exchange_rates: 'modules/carts',
  idempotency_keys: 'plugins/idempotency',
  known_devices: 'modules/identity',
  kyb_submissions: 'modules/staff',
  ledger_accounts: 'ledger',
  ledger_entries: 'ledger',
  ledger_journals: 'ledger',
  login_emails: 'modules/identity',
  mfa_challenges: 'modules/identity',
  mfa_devices: 'modules/identity',
  mfa_methods: 'modules/identity',
  order_lines: 'modules/orders',
  order_search: 'modules/orders',
  orders: 'modules/orders',
  outbox: 'delivery',
  password_history: 'modules/identity',
  password_links: 'modules/identity',
  payment_cards: 'modules/paymentMethods',
  platform_blocked_domains: 'modules/carts',
  platforms: 'modules/platforms',
  quotes: 'modules/carts',
  rate_limits: 'rate-limits',
  remote_failures: 'modules/remotes',
  remote_failure_browsers: 'modules/remotes',
  reward_tokens: 'modules/rewards',
  rewards: 'modules/rewards',
  role_authorities: 'modules/team',
  roles: 'modules/team',
  security_log: 'audit',
  service_reads: 'modules/deposits',
  sessions: 'modules/identity',
  shopping_carts: 'modules/carts',
  upload_lines: 'modules/uploads',
  upload_mappings: 'modules/uploads',
  uploads: 'modules/uploads',
  used_assertions: 'modules/identity',
  user_access: 'modules/identity',
  user_authorities: 'modules/identity',
  user_rights: 'access',
  users: 'modules/identity',
  wallet_months: 'ledger',
  wire_instructions: 'modules/wires',
} as const satisfies Readonly<Record<keyof DB, string>>;

/** Files that read tables of others, by their paths in `api/src`. What they read goes by this list; nobody writes for another. */
interface ReadsAcross {
  readonly why: string;
  readonly files: Readonly<Record<string, readonly (keyof DB)[]>>;
}

/**
 * The statements that join tables of several owners: one statement a list is a rule of speed. Everything else asks a door, or
 * takes a condition from one (`isListed`, `isPlatformActive`). An entry that is not needed any more is refused too.
 */
export const READS_ACROSS: readonly ReadsAcross[] = [
  {
    why: 'Whether the user sees the account is a condition of the statement that finds what belongs to it: 404 for strangers.',
    files: {
      'access/accountAccess.ts': ['accounts'],
      'access/findVisibleAccount.ts': ['accounts', 'customers'],
      'access/firstAccount.ts': ['accounts', 'user_access', 'users'],
      'modules/balanceAlerts/balanceAlertReadModel.ts': ['accounts', 'ledger_accounts'],
      'modules/carts/cartReadModel.ts': ['accounts', 'customers', 'orders', 'platforms', 'users'],
      'modules/funding/fundingReadModel.ts': ['accounts', 'customers', 'ledger_accounts'],
      'modules/paymentMethods/bank/bankAccountReadModel.ts': ['accounts', 'customers'],
      'modules/paymentMethods/card/cardReadModel.ts': ['accounts', 'customers'],
      'modules/templates/templateReadModel.ts': ['accounts', 'customers', 'platforms'],
      'modules/uploads/uploadReadModel.ts': ['accounts', 'orders', 'platforms', 'shopping_carts', 'users'],
    },
  },
  {
    why: 'A list is read in one statement, with the names, balances or states that its rows show.',
    files: {
      'audit/auditReadModel.ts': ['platforms', 'users'],
      'ledger/entryQuery.ts': ['orders', 'users'],
      'modules/accounts/accountsReadModel.ts': ['ledger_accounts'],
      'modules/accounts/contactsReadModel.ts': ['users'],
      'modules/accounts/customersReadModel.ts': ['ledger_accounts'],
      'modules/deposits/depositReadModel.ts': ['accounts', 'ledger_accounts', 'platforms', 'users'],
      'modules/identity/exchange/embedderKeyReadModel.ts': ['platforms'],
      'modules/orders/orderLineReadModel.ts': ['rewards'],
      'modules/orders/orderReadModel.ts': ['accounts', 'customers', 'users'],
      'modules/staff/kybReadModel.ts': ['audit_log', 'platforms', 'users'],
      'modules/team/accessReadModel.ts': ['accounts', 'customers', 'user_access'],
      'modules/team/roleReadModel.ts': ['users'],
      'modules/team/teamSearch.ts': [
        'accounts',
        'mfa_methods',
        'outbox',
        'password_links',
        'platforms',
        'user_access',
        'user_authorities',
        'users',
      ],
    },
  },
  {
    why: 'Who may do what is a view of users, their role and their additions, read with the users whom it is about.',
    files: {
      'access/administrators.ts': ['platforms', 'users'],
      'modules/identity/rightsReadModel.ts': ['user_rights'],
    },
  },
  {
    why: 'A search finds entries by what their orders are called, accounts by a number that each organisation gives anew.',
    files: {
      'ledger/movementSearch.ts': ['orders'],
      'modules/accounts/accountReferenceReadModel.ts': ['platforms'],
    },
  },
  {
    why: 'Read for every call, every mail of a batch or every posting: a second statement would be felt.',
    files: {
      'audit/writeAudit.ts': ['users'],
      'delivery/noticeReadModel.ts': ['users'],
      'delivery/rewardMailReadModel.ts': ['email_templates', 'order_lines', 'orders', 'platforms', 'rewards', 'users'],
      'modules/balanceAlerts/crossedAlertRepository.ts': [
        'accounts',
        'ledger_accounts',
        'ledger_entries',
        'user_rights',
        'users',
      ],
      'modules/identity/profile/profileReadModel.ts': ['accounts', 'roles'],
      'modules/identity/sessions/sessionUserReadModel.ts': ['accounts', 'customers', 'platforms', 'user_rights'],
      'modules/rewards/rewardReadModel.ts': ['brands', 'catalog_items', 'order_lines', 'orders', 'platforms'],
    },
  },
  {
    why: 'Five thousand lines are copied inside the database.',
    files: {
      'modules/orders/orderLineRepository.ts': ['cart_line_items'],
      'modules/uploads/uploadLineRepository.ts': ['catalog_items'],
    },
  },
  {
    why: 'Staff look up any record by its identifier; each statement says what they may see of it.',
    files: {
      'modules/staff/recordReadModel.ts': [
        'accounts',
        'brands',
        'catalog_items',
        'customers',
        'email_templates',
        'ledger_accounts',
        'ledger_entries',
        'ledger_journals',
        'login_emails',
        'order_lines',
        'orders',
        'platforms',
        'rewards',
        'roles',
        'user_rights',
        'users',
      ],
    },
  },
];
