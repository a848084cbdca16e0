import type { Account } from '@portal/shared/contract/customers';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AttemptNotices } from '../../../entities/attempt/AttemptNotices.tsx';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { toTypedAmount } from '../../../ui/money/typedAmount.ts';
import { useWantedToSend } from '../plan/useToSend.ts';
import { readTypedChoices } from '../typedChoices.ts';
import { isDraftOf, useAddressedAmounts, type DepositFormValues } from './depositDraft.ts';
import { DepositFields } from './DepositFields.tsx';
import { depositSchema, toDepositRequest, type DepositRequest, type DepositRules } from './depositSchema.ts';
import { DepositReview } from './DepositReview.tsx';
import { DepositSteps } from './DepositSteps.tsx';
import { pickFirstSource } from './depositSources.ts';
import { useDeposit } from './useDeposit.ts';
import type { Funding } from './useDepositSources.ts';

interface DepositFormProps {
  readonly account: Account;
  readonly funding: Funding;
  /** Major units, decimal text: what a page that lacks money asks for; null: nothing. */
  readonly wanted: string | null;
  readonly onClose: () => void;
}

const DEPOSITS = ['CARD_DEPOSIT', 'BANK_DEPOSIT'] as const;
const SOURCE_FIELDS = ['creditCardToken', 'bankAccountIdentifier'];

/** Adds funds to the account by one of its cards or bank accounts: what is chosen is reviewed before anything is paid. */
export function DepositForm({ account, funding, wanted, onClose }: DepositFormProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const [isAtBank, setAtBank] = useState(false);
  const deposit = useDeposit(account, () => setAtBank(true));
  const [isReviewed, setReviewed] = useState(false);
  const [typed] = useState(readTypedChoices(useLocation().state));
  const send = useWantedToSend(account);
  const address = useAddressedAmounts();
  const [initialValues] = useState<DepositFormValues>(() => ({
    amount: wanted === null ? '' : toTypedAmount(Number(wanted), account.currencyCode, locale),
    source: pickFirstSource(funding.sources, typed?.source),
    purchaseOrderNumber: typed?.purchaseOrderNumber ?? '',
    send,
    addresses: [address],
  }));
  const { methods, sources, limits } = funding;
  const rules = useMemo<DepositRules>(
    () => ({ account, sources, methods, limits, locale }),
    [account, sources, methods, limits, locale],
  );
  const schema = useMemo(() => depositSchema(rules), [rules]);
  const back = useCallback(() => setReviewed(false), []);
  // The first submit only asks for the review.
  const submit = async (request: DepositRequest): Promise<'asked' | 'sent'> => {
    if (!isReviewed) return 'asked';
    await deposit(request);
    return 'sent';
  };
  return (
    <FormShell
      label={t('deposit.label')}
      initialValues={initialValues}
      schema={schema}
      toBody={toDepositRequest(rules)}
      fieldName={(field) => (SOURCE_FIELDS.includes(field) ? 'source' : field)}
      onSubmit={submit}
      onSaved={(saved) => (saved === 'asked' ? setReviewed(true) : onClose())}
      isFinal={(saved) => saved === 'sent'}
      errorFallback={t('deposit.failed')}
      draftKey={isAtBank ? null : `funding.deposit.${account.accountIdentifier}`}
      isDraftValid={(draft) => isDraftOf(initialValues, draft)}
      draftUntil="left"
      // The address and its history entry keep what is typed.
      leaveGuard={false}
    >
      <AttemptNotices operations={DEPOSITS} accountIdentifier={account.accountIdentifier} />
      <DepositSteps isReviewed={isReviewed} onBack={back} review={<DepositReview rules={rules} onBack={back} />}>
        <DepositFields rules={rules} isWanted={wanted !== null || typed !== null} onClose={onClose} />
      </DepositSteps>
    </FormShell>
  );
}
