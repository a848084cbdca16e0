import { toDecimal } from '@portal/shared/domain/money/money';
import type { GatewayService } from '../../env/GatewayService.ts';
import type { BankDebit, BankForm } from './PaymentGateway.ts';
import { signFields } from './signFields.ts';

const CURRENCY = 'USD';

/** The form of a bank debit for the gateway's hosted page; every field is signed. */
export function bankForm(
  service: Pick<GatewayService, 'pageUrl' | 'profile' | 'profileKey'>,
  debit: BankDebit,
): BankForm {
  const fields = new Map([
    ['access_key', service.profileKey.accessKey],
    ['profile_id', service.profile],
    ['transaction_uuid', debit.transactionUuid],
    ['signed_date_time', `${debit.signedAt.toISOString().slice(0, 19)}Z`],
    ['locale', debit.locale],
    ['transaction_type', 'sale'],
    ['reference_number', debit.reference],
    ['amount', toDecimal(debit.amountMinor, CURRENCY)],
    ['currency', CURRENCY],
    ['payment_method', 'echeck'],
    ['payment_token', debit.token],
    ['echeck_account_type', debit.accountType],
    ['echeck_sec_code', 'CCD'],
    ['override_custom_receipt_page', debit.receiptUrl],
    ['override_custom_cancel_page', debit.receiptUrl],
    ['override_backoffice_post_url', debit.backOfficeUrl],
    ['unsigned_field_names', ''],
  ]);
  const names = ['signed_field_names', ...fields.keys()];
  fields.set('signed_field_names', names.join(','));
  fields.set('signature', signFields(fields, names, service.profileKey.secret));
  return { url: service.pageUrl, fields: Object.fromEntries(fields) };
}
