import type { CardDepositBody } from '@portal/shared/contract/deposits';
import { BRAND_NAMES, checkExpiration } from '@portal/shared/domain/funding/cardFacts';
import { exponentOf } from '@portal/shared/domain/money/currencies';
import { CARD_BRANDS } from '@portal/shared/domain/enumerations';
import { checkFundingAmount } from '@portal/shared/domain/funding/fundingAmount';
import { checkPrinted } from '@portal/shared/domain/people/printedSigns';
import { feeOf, toDecimal, toMajor } from '@portal/shared/domain/money/money';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Tx } from '../../../db/client.ts';
import { oneOf } from '../../../db/oneOf.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import { findVisibleAccountOfGroup, type AccountRow } from '../../../access/findVisibleAccount.ts';
import { CARD_FAILURES, findVisibleCard, type CardRow } from '../../paymentMethods/index.ts';
import { lockAccount } from '../../accounts/index.ts';
import { findPlatform } from '../../platforms/index.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { beginDeposit } from '../beginDeposit.ts';
import { depositedSince } from '../depositRepository.ts';
import { DEPOSIT_FAILURES } from '../depositsErrors.ts';
import { requireFundable } from '../requireFundable.ts';

const { cardDayUnits, dayMs } = SERVER_SETTINGS.deposits;

/** A deposit that may be charged. */
interface ChargeableDeposit {
  readonly account: AccountRow;
  readonly card: CardRow;
  readonly minor: bigint;
}

/**
 * Writes a card deposit that is to be charged next, and queues the question to the gateway for the case that this process
 * ends meanwhile. Raises 400 at each wrong field, and for more than a day's limit allows at all; 404 for an account or card that
 * the user does not see; 409 for another total than was shown; 422 for an organisation, account or card that cannot be used now,
 * and for more than is left of the limit.
 */
export async function beginCardDeposit(
  tx: Tx,
  user: SessionUser,
  body: CardDepositBody,
  { now, enqueue }: { readonly now: Date; readonly enqueue: Enqueue },
): Promise<TenantKey> {
  const { account, card, minor } = await requireAllowed(tx, user, body, now);
  await requireWithinDay(tx, account, minor, now);
  const { credit_card_fee_millionths: rate } = await findPlatform(tx, user.platformId);
  const fee_minor = feeOf(minor, rate);
  const total = toMajor(minor + fee_minor, account.currency_code);
  if (body.total !== undefined && Number(body.total) !== total) throw new AppError(DEPOSIT_FAILURES.feeChanged);
  const own = {
    kind: 'CARD_DEPOSIT',
    fee_minor,
    fee_rate_millionths: rate,
    source_token: card.token,
    source_name: `${BRAND_NAMES[oneOf(CARD_BRANDS, card.card_type)]} ${card.last_four}`,
    note: body.purchaseOrderNumber === '' ? null : body.purchaseOrderNumber,
  };
  const { platform_id: platformId, id } = await beginDeposit(tx, { user, account, minor, own }, { now, enqueue });
  return { platformId, id };
}

async function requireAllowed(tx: Tx, user: SessionUser, body: CardDepositBody, now: Date): Promise<ChargeableDeposit> {
  const account = await findVisibleAccountOfGroup(tx, user, body.customerIdentifier, body.accountIdentifier);
  const { card, owner } = await findVisibleCard(tx, user, body.creditCardToken);
  if (owner.accountIdentifier !== account.identifier) throw new AppError(CARD_FAILURES.notFound);
  const verdict = checkFundingAmount(body.amount, account.currency_code, null);
  const fields = [
    ...fieldErrors('amount', 'refusal' in verdict ? verdict.refusal : null),
    ...fieldErrors('purchaseOrderNumber', checkPrinted(body.purchaseOrderNumber)),
  ];
  if ('refusal' in verdict || fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  requireFundable(user, account);
  if (card.usable_from > now) throw new AppError(DEPOSIT_FAILURES.onHold);
  if (checkExpiration(card.expiration, now) !== null) throw new AppError(DEPOSIT_FAILURES.expired);
  return { account, card, minor: verdict.minor };
}

/** Concurrent deposits of an account wait for each other, so that together they stay within the limit. */
async function requireWithinDay(tx: Tx, account: AccountRow, minor: bigint, now: Date): Promise<void> {
  const key = { platformId: account.platform_id, accountId: account.id };
  await lockAccount(tx, key);
  const limit = BigInt(cardDayUnits) * 10n ** BigInt(exponentOf(account.currency_code));
  const used = await depositedSince(tx, key, 'CARD_DEPOSIT', new Date(now.getTime() - dayMs));
  if (used + minor <= limit) return;
  const left = limit > used ? limit - used : 0n;
  const { currency_code: currencyCode } = account;
  const values = { amount: toDecimal(left, currencyCode), limit: toDecimal(limit, currencyCode), currencyCode };
  const failure = minor > limit ? DEPOSIT_FAILURES.cardAmount : DEPOSIT_FAILURES.cardLimit;
  throw new AppError({ ...failure, values, fields: failure.fields.map((field) => ({ ...field, values })) });
}
