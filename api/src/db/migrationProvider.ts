import type { MigrationProvider } from 'kysely/migration';
import * as tables from './migrations/0001_tables.ts';
import * as books from './migrations/0002_books.ts';
import * as orderSearch from './migrations/0003_order_search.ts';
import * as balanceAlerts from './migrations/0004_balance_alerts.ts';
import * as alertVersions from './migrations/0005_alert_versions.ts';
import * as passwordLinks from './migrations/0006_password_links.ts';
import * as mfa from './migrations/0007_mfa.ts';
import * as invitations from './migrations/0008_invitations.ts';
import * as accounts from './migrations/0009_accounts.ts';
import * as staff from './migrations/0010_staff.ts';
import * as emulation from './migrations/0011_emulation.ts';
import * as paymentCards from './migrations/0012_payment_cards.ts';
import * as fundingHistory from './migrations/0013_funding_history.ts';
import * as deposits from './migrations/0014_deposits.ts';
import * as walletMonths from './migrations/0015_wallet_months.ts';
import * as bankAccounts from './migrations/0016_bank_accounts.ts';
import * as wires from './migrations/0017_wires.ts';
import * as failedDeposits from './migrations/0018_failed_deposits.ts';
import * as depositWords from './migrations/0019_deposit_words.ts';
import * as embedderKeys from './migrations/0020_embedder_keys.ts';
import * as remoteFailures from './migrations/0021_remote_failures.ts';
import * as uploads from './migrations/0022_uploads.ts';
import * as allowlists from './migrations/0023_allowlists.ts';
import * as openCarts from './migrations/0024_open_carts.ts';
import * as accountSwitches from './migrations/0025_account_switches.ts';
import * as reservations from './migrations/0026_reservations.ts';
import * as lastDays from './migrations/0027_last_days.ts';
import * as team from './migrations/0028_team.ts';
import * as embeddersSessions from './migrations/0029_embedders_sessions.ts';
import * as failingBrowsers from './migrations/0030_failing_browsers.ts';
import * as uploadReading from './migrations/0031_upload_reading.ts';
import * as lineItems from './migrations/0032_line_items.ts';
import * as supportCases from './migrations/0033_support_cases.ts';
import * as resends from './migrations/0034_resends.ts';
import * as credentialViews from './migrations/0035_credential_views.ts';
import * as mailEvents from './migrations/0036_mail_events.ts';
import * as templateVersions from './migrations/0037_template_versions.ts';
import * as rewardCards from './migrations/0038_reward_cards.ts';
import * as rewardActions from './migrations/0039_reward_actions.ts';
import * as resendBatches from './migrations/0040_resend_batches.ts';
import * as headerImages from './migrations/0041_header_images.ts';
import * as rewardsByIssue from './migrations/0042_rewards_by_issue.ts';
import * as repeatedFiles from './migrations/0045_repeated_files.ts';
import * as singleUseTokens from './migrations/0046_single_use_tokens.ts';
import * as accountSwitchesVersion from './migrations/0047_account_switches_version.ts';
import * as orderWriting from './migrations/0048_order_writing.ts';
import * as filledCarts from './migrations/0049_filled_carts.ts';
import * as bulkOrdersSwitch from './migrations/0051_bulk_orders_switch.ts';
import * as textOrders from './migrations/0052_text_orders.ts';
import * as texts from './migrations/0053_texts.ts';
import * as textOptOuts from './migrations/0054_text_opt_outs.ts';
import * as schedules from './migrations/0055_schedules.ts';
import * as orderPaymentChoice from './migrations/0056_order_payment_choice.ts';
import * as orderPayments from './migrations/0057_order_payments.ts';
import * as orderHolds from './migrations/0058_order_holds.ts';
import * as orderDrafts from './migrations/0059_order_drafts.ts';
import * as orderSettings from './migrations/0060_order_settings.ts';
import * as allowlistVersions from './migrations/0061_allowlist_versions.ts';
import * as userFiles from './migrations/0062_user_files.ts';
import * as reports from './migrations/0064_reports.ts';
import * as apiCredentials from './migrations/0065_api_credentials.ts';
import * as incentives from './migrations/0066_incentives.ts';
import * as signups from './migrations/0067_signups.ts';
import * as businessReview from './migrations/0068_business_review.ts';
import * as terms from './migrations/0069_terms.ts';
import * as signInPolicies from './migrations/0070_sign_in_policies.ts';
import * as ssoSignIns from './migrations/0071_sso_sign_ins.ts';
import * as saml from './migrations/0072_saml.ts';
import * as oauth from './migrations/0073_oauth.ts';
import * as oauthClients from './migrations/0074_oauth_clients.ts';
import * as printTemplates from './migrations/0075_print_templates.ts';
import * as mailedLines from './migrations/0076_mailed_lines.ts';
import * as shipping from './migrations/0077_shipping.ts';
import * as shipments from './migrations/0078_shipments.ts';
import * as bulkCarts from './migrations/0079_bulk_carts.ts';
import * as endingsWithoutPerson from './migrations/0080_endings_without_a_person.ts';
import * as noteWords from './migrations/0081_note_words.ts';
import * as keptSearchPlans from './migrations/0082_kept_search_plans.ts';

/** All migrations, in order. */
export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001_tables': { up: tables.up },
      '0002_books': { up: books.up },
      '0003_order_search': { up: orderSearch.up },
      '0004_balance_alerts': { up: balanceAlerts.up },
      '0005_alert_versions': { up: alertVersions.up },
      '0006_password_links': { up: passwordLinks.up },
      '0007_mfa': { up: mfa.up },
      '0008_invitations': { up: invitations.up },
      '0009_accounts': { up: accounts.up },
      '0010_staff': { up: staff.up },
      '0011_emulation': { up: emulation.up },
      '0012_payment_cards': { up: paymentCards.up },
      '0013_funding_history': { up: fundingHistory.up },
      '0014_deposits': { up: deposits.up },
      '0015_wallet_months': { up: walletMonths.up },
      '0016_bank_accounts': { up: bankAccounts.up },
      '0017_wires': { up: wires.up },
      '0018_failed_deposits': { up: failedDeposits.up },
      '0019_deposit_words': { up: depositWords.up },
      '0020_embedder_keys': { up: embedderKeys.up },
      '0021_remote_failures': { up: remoteFailures.up },
      '0022_uploads': { up: uploads.up },
      '0023_allowlists': { up: allowlists.up },
      '0024_open_carts': { up: openCarts.up },
      '0025_account_switches': { up: accountSwitches.up },
      '0026_reservations': { up: reservations.up },
      '0027_last_days': { up: lastDays.up },
      '0028_team': { up: team.up },
      '0029_embedders_sessions': { up: embeddersSessions.up },
      '0030_failing_browsers': { up: failingBrowsers.up },
      '0031_upload_reading': { up: uploadReading.up },
      '0032_line_items': { up: lineItems.up },
      '0033_support_cases': { up: supportCases.up },
      '0034_resends': { up: resends.up },
      '0035_credential_views': { up: credentialViews.up },
      '0036_mail_events': { up: mailEvents.up },
      '0037_template_versions': { up: templateVersions.up },
      '0038_reward_cards': { up: rewardCards.up },
      '0039_reward_actions': { up: rewardActions.up },
      '0040_resend_batches': { up: resendBatches.up },
      '0041_header_images': { up: headerImages.up },
      '0042_rewards_by_issue': { up: rewardsByIssue.up },
      '0045_repeated_files': { up: repeatedFiles.up },
      '0046_single_use_tokens': { up: singleUseTokens.up },
      '0047_account_switches_version': { up: accountSwitchesVersion.up },
      '0048_order_writing': { up: orderWriting.up },
      '0049_filled_carts': { up: filledCarts.up },
      '0051_bulk_orders_switch': { up: bulkOrdersSwitch.up },
      '0052_text_orders': { up: textOrders.up },
      '0053_texts': { up: texts.up },
      '0054_text_opt_outs': { up: textOptOuts.up },
      '0055_schedules': { up: schedules.up },
      '0056_order_payment_choice': { up: orderPaymentChoice.up },
      '0057_order_payments': { up: orderPayments.up },
      '0058_order_holds': { up: orderHolds.up },
      '0059_order_drafts': { up: orderDrafts.up },
      '0060_order_settings': { up: orderSettings.up },
      '0061_allowlist_versions': { up: allowlistVersions.up },
      '0062_user_files': { up: userFiles.up },
      '0064_reports': { up: reports.up },
      '0065_api_credentials': { up: apiCredentials.up },
      '0066_incentives': { up: incentives.up },
      '0067_signups': { up: signups.up },
      '0068_business_review': { up: businessReview.up },
      '0069_terms': { up: terms.up },
      '0070_sign_in_policies': { up: signInPolicies.up },
      '0071_sso_sign_ins': { up: ssoSignIns.up },
      '0072_saml': { up: saml.up },
      '0073_oauth': { up: oauth.up },
      '0074_oauth_clients': { up: oauthClients.up },
      '0075_print_templates': { up: printTemplates.up },
      '0076_mailed_lines': { up: mailedLines.up },
      '0077_shipping': { up: shipping.up },
      '0078_shipments': { up: shipments.up },
      '0079_bulk_carts': { up: bulkCarts.up },
      '0080_endings_without_a_person': { up: endingsWithoutPerson.up },
      '0081_note_words': { up: noteWords.up },
      '0082_kept_search_plans': { up: keptSearchPlans.up },
    }),
};
