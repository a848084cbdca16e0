import { ACCESS_FAILURES } from '../../access/accessErrors.ts';
import type { FundingFilters } from '@portal/shared/contract/funding';
import { commaList } from '@portal/shared/domain/money/commaList';
import { exponentOf } from '@portal/shared/domain/money/currencies';
import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import { toMinor } from '@portal/shared/domain/money/money';
import { holds } from '@portal/shared/domain/access/permissions';
import type { Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { daysOf } from '../../lists/daysOf.ts';
import { findActiveAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { FUNDING_FAILURES } from './fundingErrors.ts';
import { bookedEntries } from '../../ledger/movementReadModel.ts';
import { listWallets } from './fundingReadModel.ts';
import type { MovementSource } from '../../ledger/MovementSource.ts';
import type { AmountRange, Direction, MovementFilter, Wallet } from '../../ledger/MovementSource.ts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { failedDeposits, pendingDeposits } from '../deposits/index.ts';
import { foundByRecipient } from '../orders/index.ts';
import { allMovements } from './movementListSearch.ts';

/** Returns where the rows of a list are read: a list without a status is one of what was booked. */
export const toMovementSource = (user: SessionUser, { status = 'POSTED' }: FundingFilters): MovementSource =>
  status === 'ALL' ? allMovements(holds(user, 'FUNDING_PENDING_ACCESS')) : SOURCES[status];

const SOURCES = { POSTED: bookedEntries, PENDING: pendingDeposits, FAILED: failedDeposits };

/** Orders that the search finds by a recipient; as many as a list can show, unless another filter leaves some of them out. */
function findOrders(user: SessionUser, wallets: readonly Wallet[], query: FundingFilters) {
  const { search: text, type, from, minAmount, maxAmount } = query;
  if (!text || wallets.length === 0) return undefined;
  const isNarrowed = [type, from, minAmount, maxAmount].some(Boolean);
  return foundByRecipient(user, {
    accountIds: wallets.map(({ accountId }) => accountId),
    text,
    direction: toDirection(query),
    limit: isNarrowed ? null : SETTINGS.paging.tableMax + 1,
  });
}

/** The direction of a list's order. */
export const toDirection = ({ sort }: { readonly sort: string }): Direction => (sort.endsWith('ASC') ? 'asc' : 'desc');

/**
 * The query's filters within what the user sees. Raises 404 for an account that the user does not see, 400 when none is
 * named or active, and 400 at the field of a filter that contradicts another.
 */
export async function toMovementFilter(
  executor: Executor,
  user: SessionUser,
  query: FundingFilters,
): Promise<MovementFilter> {
  const days = daysOf(query);
  const wallets = await walletsOf(executor, user, query);
  const types = commaList(query.type ?? '');
  const amounts = amountsOf(wallets, query);
  const foundOrders = findOrders(user, wallets, query);
  return {
    platformId: user.platformId,
    wallets: query.status === 'PENDING' && !holds(user, 'FUNDING_PENDING_ACCESS') ? [] : wallets,
    ...(types.length > 0 && { types: TRANSACTION_TYPES.filter((type) => types.includes(type)) }),
    ...days,
    ...(amounts && { amounts }),
    ...(query.search && { search: query.search }),
    ...(foundOrders && { foundOrders }),
  };
}

async function walletsOf(executor: Executor, user: SessionUser, query: FundingFilters): Promise<Wallet[]> {
  const named = commaList(query.accountIdentifier ?? '');
  if (query.scope === 'all') {
    if (named.length > 0) throw new AppError(FUNDING_FAILURES.scopeAndAccount);
    return listWallets(executor, user, null);
  }
  const identifiers = named.length > 0 ? named : [(await findActiveAccount(executor, user)).identifier];
  const wallets = await listWallets(executor, user, identifiers);
  if (wallets.length < identifiers.length) throw new AppError(ACCESS_FAILURES.accountNotFound);
  return wallets;
}

/** The range of each currency; null without limits. A limit with more decimals than every one of the currencies is refused. */
function amountsOf(wallets: readonly Wallet[], { minAmount, maxAmount }: FundingFilters): AmountRange[] | null {
  const [min, max] = [minAmount || null, maxAmount || null];
  if (min === null && max === null) return null;
  const currencies = [...new Set(wallets.map(({ currencyCode }) => currencyCode))];
  const isRefused = (limit: string | null) =>
    limit !== null && currencies.length > 0 && currencies.every((code) => toMinor(limit, code) === null);
  if (isRefused(min)) throw new AppError(FUNDING_FAILURES.minAmountDecimals);
  if (isRefused(max)) throw new AppError(FUNDING_FAILURES.maxAmountDecimals);
  if (min !== null && max !== null && Number(min) > Number(max)) throw new AppError(FUNDING_FAILURES.amountsBackwards);
  return currencies.map((currencyCode) => ({
    currencyCode,
    minMinor: min === null ? null : roundedUp(min, currencyCode),
    maxMinor: max === null ? null : roundedDown(max, currencyCode),
  }));
}

/** Minor units; among accounts of several currencies a limit may fall between two amounts of one of them. */
function roundedDown(limit: string, currencyCode: string): bigint {
  const [whole = '0', fraction = ''] = limit.split('.');
  const exponent = exponentOf(currencyCode);
  return BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
}

const roundedUp = (limit: string, currencyCode: string): bigint =>
  toMinor(limit, currencyCode) ?? roundedDown(limit, currencyCode) + 1n;
