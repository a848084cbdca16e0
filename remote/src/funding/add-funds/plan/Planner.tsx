import { TextInput } from '@mantine/core';
import type { Account } from '@portal/shared/contract/customers';
import { amountToAdd } from '@portal/shared/domain/funding/fundingPlan';
import { toMajor, toMinor } from '@portal/shared/domain/money/money';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../i18n/messageText.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { getInputProps } from '../../../ui/form/getInputProps.tsx';
import { getTypedKey } from '../../../ui/form/getTypedKey.ts';
import { useMoneyInputProps } from '../../../ui/form/useMoneyInputProps.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { toTypedAmount } from '../../../ui/money/typedAmount.ts';
import type { Funding } from '../deposit/useDepositSources.ts';
import { FundingPlan } from './FundingPlan.tsx';
import type { ToSend } from './useToSend.ts';

interface PlannerProps {
  readonly account: Account;
  readonly funding: Funding;
  readonly toSend: ToSend;
  /** Takes the amount to add, as typed; null where nothing can be paid yet. */
  readonly onUse: ((amount: string) => void) | null;
}

/** From what is to be sent to what is to be added, and how; for those who may see the balance. */
export function Planner({ account, funding, toSend, onUse }: PlannerProps) {
  const { t, i18n } = useTranslation('addFunds');
  const locale = useLocale();
  const { currencyCode, availableBalance } = account;
  const inputProps = useMoneyInputProps(currencyCode);
  const availableMinor = availableBalance === null ? null : toMinor(availableBalance, currencyCode);
  if (availableMinor === null) return null;
  const { text, minor: needMinor, refusal, change, leave } = toSend;
  const addMinor = needMinor === null ? 0n : amountToAdd({ currencyCode, needMinor, availableMinor });
  const money = (minor: bigint): string => formatMoney(toMajor(minor, currencyCode), currencyCode, locale);
  const use = (): void => onUse?.(toTypedAmount(toMajor(addMinor, currencyCode), currencyCode, locale));
  const error = refusal === null ? undefined : messageText(i18n, refusal);
  return (
    <section className="pr-plan" aria-label={t('plan.title')}>
      <TextInput
        {...getInputProps({ name: 'send', label: t('plan.send'), help: needMinor === null && t('plan.help') }, error)}
        {...inputProps}
        name="send"
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (getTypedKey(event) !== 'Enter') return;
          // It would pay.
          event.preventDefault();
          if (addMinor > 0n) use();
        }}
      />
      <div className="pr-plan__result">
        <div role="status">
          {needMinor !== null &&
            (addMinor === 0n ? (
              <p>{t('plan.nothing', { amount: money(availableMinor) })}</p>
            ) : (
              <p className="pr-plan__add">{t('plan.add', { amount: money(addMinor) })}</p>
            ))}
        </div>
        {addMinor > 0n && onUse !== null && (
          <button type="button" className="pr-link" onClick={use}>
            {t('plan.use')}
          </button>
        )}
      </div>
      {addMinor > 0n && <FundingPlan account={account} funding={funding} addMinor={addMinor} />}
    </section>
  );
}
