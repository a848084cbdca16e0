import type { Account } from '@portal/shared/contract/customers';
import { listFundingOptions, type FundingOption } from '@portal/shared/domain/funding/fundingPlan';
import { toMajor, toMinor } from '@portal/shared/domain/money/money';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import type { Funding } from '../deposit/useDepositSources.ts';
import { useUsableWhen } from '../useUsableWhen.ts';
import { useHasWire } from './useHasWire.ts';

interface FundingPlanProps {
  readonly account: Account;
  readonly funding: Funding;
  readonly addMinor: bigint;
}

/** When an amount can be used and what it costs, by each way that the account has. */
export function FundingPlan({ account, funding: { methods, limits }, addMinor }: FundingPlanProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const { accountIdentifier, currencyCode } = account;
  const usableWhen = useUsableWhen(account);
  const hasWire = useHasWire(accountIdentifier);
  const money = (minor: bigint): string => formatMoney(toMajor(minor, currencyCode), currencyCode, locale);
  const getCost = ({ kind, feeMinor, totalMinor, mostMinor }: FundingOption): string => {
    if (mostMinor !== null) return t('bank.limit', { amount: money(mostMinor) });
    if (kind === 'CARD_DEPOSIT') return t('plan.fee', { fee: money(feeMinor), total: money(totalMinor) });
    return t(kind === 'BANK_DEPOSIT' ? 'plan.free' : 'plan.banksFees');
  };
  const methodsByKind = listFundingOptions(addMinor, {
    ...methods,
    bankMostMinor: limits === null ? null : toMinor(limits.dailyUsageRemaining, limits.currencyCode),
    hasWire,
  });
  return (
    <ul className="pr-plan__ways">
      {methodsByKind.map((plannedMethod) => (
        <li key={plannedMethod.kind}>
          {usableWhen(plannedMethod.kind)} <span className="pr-plan__cost">{getCost(plannedMethod)}</span>
        </li>
      ))}
    </ul>
  );
}
