import type { DB } from './schema.generated.ts';

/**
 * What every table is (docs/decisions/0017). A new table is listed here; a test reads the migrated schema.
 *
 * - `tenant`: data of one platform. Primary, unique and foreign keys begin with `platform_id`, and so does every statement's
 *   condition, so that a row of another organisation is out of reach and the data can be spread by that column.
 * - `reference`: the same for everybody, such as the catalogue.
 * - `directory`: leads from what is known first (an address, a token, a device) to a platform, or is used before one is known.
 */
export const TABLE_KINDS = {
  account_contacts: 'tenant',
  accounts: 'tenant',
  agreements: 'tenant',
  allowlist_entries: 'tenant',
  audit_log: 'tenant',
  balance_alert_accounts: 'tenant',
  balance_alerts: 'tenant',
  bank_account_users: 'tenant',
  bank_accounts: 'tenant',
  blocked_domains: 'reference',
  brands: 'reference',
  cart_line_items: 'tenant',
  catalog_items: 'reference',
  credential_views: 'tenant',
  customers: 'tenant',
  delivery_attempts: 'tenant',
  deposits: 'tenant',
  email_template_defaults: 'tenant',
  email_template_places: 'tenant',
  email_template_versions: 'tenant',
  email_templates: 'tenant',
  embedder_keys: 'directory',
  emulation_tokens: 'directory',
  exchange_rates: 'reference',
  header_images: 'tenant',
  idempotency_keys: 'tenant',
  known_devices: 'directory',
  kyb_submissions: 'tenant',
  ledger_accounts: 'tenant',
  ledger_entries: 'tenant',
  ledger_journals: 'tenant',
  login_emails: 'directory',
  mail_events: 'directory',
  mfa_challenges: 'directory',
  mfa_devices: 'tenant',
  mfa_methods: 'tenant',
  order_lines: 'tenant',
  order_search: 'tenant',
  orders: 'tenant',
  outbox: 'tenant',
  payment_cards: 'tenant',
  password_history: 'tenant',
  password_links: 'directory',
  platform_blocked_domains: 'tenant',
  platforms: 'directory',
  quotes: 'tenant',
  rate_limits: 'directory',
  remote_failures: 'reference',
  remote_failure_browsers: 'reference',
  resends: 'tenant',
  reward_tokens: 'directory',
  rewards: 'tenant',
  role_authorities: 'tenant',
  roles: 'tenant',
  security_log: 'directory',
  service_reads: 'reference',
  sessions: 'tenant',
  shopping_carts: 'tenant',
  support_case_notes: 'tenant',
  support_cases: 'tenant',
  user_access: 'tenant',
  user_authorities: 'tenant',
  upload_lines: 'tenant',
  upload_mappings: 'tenant',
  uploads: 'tenant',
  used_assertions: 'directory',
  /** A view: what users may do (`api/src/access/installUserRights.ts`). */
  user_rights: 'tenant',
  users: 'tenant',
  wallet_months: 'tenant',
  wire_instructions: 'reference',
} as const satisfies Readonly<Record<keyof DB, 'tenant' | 'reference' | 'directory'>>;

/** Names of the tenant tables. */
export const TENANT_TABLES: ReadonlySet<string> = new Set(
  Object.entries(TABLE_KINDS).flatMap(([table, kind]) => (kind === 'tenant' ? [table] : [])),
);
