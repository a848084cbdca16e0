import type { Account } from '@portal/shared/contract/customers';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { amountAsTyped } from '../../../ui/money/typedAmount.ts';
import type { ToSend } from '../plan/useToSend.ts';
import { typedOf } from '../typedChoices.ts';
import { DepositFields } from './DepositFields.tsx';
import { depositSchema, toDepositRequest, type DepositRules, type DepositValues } from './depositForm.ts';
import { firstSource } from './depositSources.ts';
import { useDeposit } from './useDeposit.ts';
import type { Funding } from './useDepositSources.ts';

interface DepositFormProps {
  readonly account: Account;
  readonly funding: Funding;
  readonly toSend: ToSend;
  /** Major units, decimal text: what a page that lacks money asks for; null: the usual amount. */
  readonly wanted: string | null;
  readonly onClose: () => void;
}

const SOURCE_FIELDS = ['creditCardToken', 'bankAccountIdentifier'];

/** Adds funds to the account by one of its cards or bank accounts. */
export function DepositForm({ account, funding, toSend, wanted, onClose }: DepositFormProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const send = useDeposit(account);
  const [typed] = useState(typedOf(useLocation().state));
  const [initialValues] = useState<DepositValues>(() => ({
    amount: amountAsTyped(Number(wanted ?? SETTINGS.funding.quickDefault), account.currencyCode, locale),
    source: firstSource(funding.sources, typed?.source),
    purchaseOrderNumber: typed?.purchaseOrderNumber ?? '',
  }));
  const { methods, sources, limits } = funding;
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
      onSubmit={send}
      onSaved={onClose}
      errorFallback={t('deposit.failed')}
      // The address and its history entry keep what is typed.
      leaveGuard={false}
    >
      <DepositFields rules={rules} toSend={toSend} isWanted={wanted !== null || typed !== null} onClose={onClose} />
    </FormShell>
  );
}
