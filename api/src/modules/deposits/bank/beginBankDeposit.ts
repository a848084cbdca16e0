import { randomUUID } from 'node:crypto';
import type { BankRequest, BankRequestBody } from '@portal/shared/contract/bankAccounts';
import { checkFundingAmount } from '@portal/shared/domain/funding/fundingAmount';
import type { Tx } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import type { BankForm, PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { findVisibleAccountById } from '../../../access/findVisibleAccount.ts';
import { bankAccountName, BANK_FAILURES, findBankAccount, type JudgeBankFunding } from '../../paymentMethods/index.ts';
import { beginDeposit } from '../beginDeposit.ts';
import { requireFundable } from '../requireFundable.ts';
import { depositReference } from '../depositReference.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { BANK_DEPOSIT_FAILURES } from './bankDepositErrors.ts';
import { requireWithinBankLimit } from './bankLimit.ts';
import { requireReturnPage, type ReturnPageOrigins } from '../../../plugins/returnPage.ts';

export interface BeginDeps {
  readonly gateway: PaymentGateway;
  readonly enqueue: Enqueue;
  readonly judge: JudgeBankFunding;
  readonly returnOrigins: ReturnPageOrigins;
  readonly now: Date;
}

interface BankDepositInput {
  readonly accountID: string;
  readonly bankAccountIdentifier: string;
  readonly body: BankRequestBody;
}

/**
 * Writes a deposit by bank that the person is to confirm on the payment page, with the form for it, and queues the question
 * to the gateway for the case that no answer comes. Raises 400 at each wrong field, 404 for an account or bank account that
 * the user does not see, 422 for an organisation, account or bank account that cannot be used now, and for more than the
 * limit of a day.
 */
export async function beginBankDeposit(
  tx: Tx,
  user: SessionUser,
  input: BankDepositInput,
  deps: BeginDeps,
): Promise<BankRequest> {
  const { gateway, enqueue, returnOrigins, now } = deps;
  const { body } = input;
  const { account, bankAccount, minor } = await requireAllowed(tx, user, input, deps);
  const returnPage = requireReturnPage(returnOrigins, {
    page: body.returnPage,
    platformClientId: user.platformClientId,
    i18nKey: 'error.bankAccount.returnPage',
  });
  await requireWithinBankLimit(tx, account, minor, now);
  const transactionUuid = randomUUID();
  const own = {
    kind: 'BANK_DEPOSIT',
    source_token: bankAccount.identifier,
    source_name: `${bankAccountName(bankAccount)} ${bankAccount.last_four}`,
    request_uuid: transactionUuid,
    return_page: returnPage,
  };
  const deposit = await beginDeposit(tx, { user, account, minor, own }, { now, enqueue });
  const form = gateway.bankForm({
    token: bankAccount.gateway_token,
    amountMinor: minor,
    reference: depositReference({ platformId: account.platform_id, identifier: deposit.identifier }),
    transactionUuid,
    accountType: bankAccount.account_type === 'X' ? 'X' : 'C',
    locale: user.langKey,
    signedAt: now,
    receiptUrl: `${returnOrigins.publicUrl}/api/ach/reply`,
    backOfficeUrl: `${returnOrigins.publicUrl}/api/ach/notification`,
  });
  requireSame(form, body);
  const { signature = '' } = form.fields;
  return { requestReferenceNumber: deposit.identifier, url: form.url, signature, fields: inKeptOrder(form.fields) };
}

async function requireAllowed(tx: Tx, user: SessionUser, input: BankDepositInput, { judge }: BeginDeps) {
  const account = await findVisibleAccountById(tx, user, input.accountID);
  const { bankAccount } = await findBankAccount(tx, user, input.bankAccountIdentifier);
  if (bankAccount.account_id !== account.id) throw new AppError(BANK_FAILURES.notFound);
  const verdict = checkFundingAmount(input.body.amount, account.currency_code, null);
  if ('refusal' in verdict)
    throw new AppError({ ...COMMON_FAILURES.validation, fields: fieldErrors('amount', verdict.refusal) });
  requireFundable(user, account);
  if ((await judge(tx, account)) !== 'offered') throw new AppError(BANK_DEPOSIT_FAILURES.disabled);
  if (bankAccount.status !== 'VERIFIED') throw new AppError(BANK_DEPOSIT_FAILURES.notVerified);
  return { account, bankAccount, minor: verdict.minor };
}

/** In the order in which the database keeps a stored answer, so that a repeated call answers the same text. */
const inKeptOrder = (fields: BankForm['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));

const PRINTED = [
  ['accountType', 'echeck_account_type'],
  ['accessKey', 'access_key'],
  ['profileId', 'profile_id'],
] as const;

/** Checks that what a caller names of the form beside the amount stands in it. Raises 400. */
function requireSame({ fields }: BankForm, body: BankRequestBody): void {
  const wrong = PRINTED.filter(([name, field]) => body[name] !== undefined && body[name] !== fields[field]);
  if (wrong.length === 0) return;
  throw new AppError({
    ...COMMON_FAILURES.validation,
    fields: wrong.map(([field]) => ({ field, i18nKey: 'error.validation' })),
  });
}
