import type { BankLimits } from '@portal/shared/contract/bankAccounts';
import type { Account } from '@portal/shared/contract/customers';
import type { FundingMethods } from '@portal/shared/contract/deposits';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { amountAsTyped } from '../../../ui/money/typedAmount.ts';
import { DepositFields } from './DepositFields.tsx';
import { depositSchema, toDepositRequest, type DepositRules, type DepositValues } from './depositForm.ts';
import { firstSource, type DepositSource } from './depositSources.ts';
import { useDeposit } from './useDeposit.ts';

interface DepositFormProps {
  readonly account: Account;
  readonly sources: readonly DepositSource[];
  readonly methods: FundingMethods;
  /** Of deposits by bank; null: not known. */
  readonly limits: BankLimits | null;
  /** Major units, decimal text: what a page that lacks money asks for; null: the usual amount. */
  readonly wanted: string | null;
  readonly onClose: () => void;
  /** Leads to the form of a card; null for a user who may add none. Takes the amount typed so far. */
  readonly onAddCard: ((amount: string | null) => void) | null;
  /** Why no card can be added from here, where that is not plain. */
  readonly note: string | null;
}

const SOURCE_FIELDS = ['creditCardToken', 'bankAccountIdentifier'];

/** Adds funds to the account by one of its cards or bank accounts. */
export function DepositForm(props: DepositFormProps) {
  const { account, sources, methods, limits, wanted, onClose, onAddCard, note } = props;
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const attempt = useDeposit(account, onClose);
  const [initialValues] = useState<DepositValues>(() => ({
    amount: amountAsTyped(Number(wanted ?? SETTINGS.funding.quickDefault), account.currencyCode, locale),
    source: firstSource(sources),
    purchaseOrderNumber: '',
  }));
  const rules = useMemo<DepositRules>(
    () => ({ account, sources, methods, limits, locale }),
    [account, sources, methods, limits, locale],
  );
  const schema = useMemo(() => depositSchema(rules), [rules]);
  return (
    <FormShell
      label={t('deposit.label')}
      initialValues={initialValues}
      schema={schema}
      toBody={toDepositRequest(rules)}
      fieldName={(field) => (SOURCE_FIELDS.includes(field) ? 'source' : field)}
      onSubmit={attempt.send}
      onSaved={attempt.report}
      errorFallback={t('deposit.failed')}
      // Only an amount, which the way to a new card and back keeps.
      leaveGuard={false}
    >
      <DepositFields rules={rules} isWanted={wanted !== null} onClose={onClose} onAddCard={onAddCard} note={note} />
    </FormShell>
  );
}
