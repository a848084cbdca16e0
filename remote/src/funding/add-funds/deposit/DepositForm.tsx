import type { PaymentCard } from '@portal/shared/contract/creditCards';
import type { Account } from '@portal/shared/contract/customers';
import type { CardDeposit, FundingMethods } from '@portal/shared/contract/deposits';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttemptKey } from '../../../api/useAttemptKey.ts';
import { CardBrandIcon } from '../../../entities/card/CardBrandIcon.tsx';
import { useHold } from '../../../entities/card/useHold.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { MoneyField } from '../../../ui/form/MoneyField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { amountAsTyped, plainAmount } from '../../../ui/money/typedAmount.ts';
import { useDepositByCardMutation } from '../../fundingApi.ts';
import { ConfirmActions } from '../ConfirmActions.tsx';
import { costOf, depositSchema, isUsableCard, toDepositBody, type DepositValues } from './depositForm.ts';
import { DepositSummary } from './DepositSummary.tsx';
import { lastSource, rememberSource } from './lastSource.ts';
import { QuickAmounts } from './QuickAmounts.tsx';

interface DepositFormProps {
  readonly account: Account;
  readonly cards: readonly PaymentCard[];
  readonly methods: FundingMethods;
  /** Major units, decimal text: what a page that lacks money asks for; null: the usual amount. */
  readonly wanted: string | null;
  readonly onClose: () => void;
  /** Leads to the form of a card; null for a user who may add none. Takes the amount typed so far. */
  readonly onAddCard: ((amount: string | null) => void) | null;
  /** Why no card can be added from here, where that is not plain. */
  readonly note: string | null;
}

/** Adds funds to the account by one of its cards. */
export function DepositForm({ account, cards, methods, wanted, onClose, onAddCard, note }: DepositFormProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const attempt = useDeposit(account, onClose);
  const [initialValues] = useState<DepositValues>(() => ({
    amount: amountAsTyped(Number(wanted ?? SETTINGS.funding.quickDefault), account.currencyCode, locale),
    source: firstSource(cards),
    purchaseOrderNumber: '',
  }));
  const schema = useMemo(() => depositSchema(account, cards, locale), [account, cards, locale]);
  return (
    <FormShell
      label={t('deposit.label')}
      initialValues={initialValues}
      schema={schema}
      toBody={toDepositBody(account, locale)}
      fieldName={(field) => (field === 'creditCardToken' ? 'source' : field)}
      onSubmit={attempt.send}
      onSaved={attempt.report}
      errorFallback={t('deposit.failed')}
      // Only an amount, which the way to a new card and back keeps.
      leaveGuard={false}
    >
      <DepositFields
        account={account}
        cards={cards}
        methods={methods}
        isWanted={wanted !== null}
        onClose={onClose}
        onAddCard={onAddCard}
        note={note}
      />
    </FormShell>
  );
}

/** The last one that paid, else the first that can. */
function firstSource(cards: readonly PaymentCard[]): string {
  const usable = cards.filter((card) => isUsableCard(card, new Date()));
  const last = lastSource();
  return (usable.find(({ token }) => token === last) ?? usable[0] ?? cards[0])?.token ?? '';
}

/** Sends a deposit once, and says what became of it. */
function useDeposit(account: Account, onClose: () => void) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const notify = useNotify();
  const keyOf = useAttemptKey();
  const attempts = useRef(0);
  const [depositByCard] = useDepositByCardMutation();
  return {
    send: async (body: ReturnType<ReturnType<typeof toDepositBody>>): Promise<CardDeposit> => {
      // What the bank has declined may be tried again; what got no answer stays the same attempt.
      const idempotencyKey = keyOf({ ...body, attempt: attempts.current });
      const deposit = await depositByCard({ ...body, idempotencyKey }).unwrap();
      if (deposit.status !== 'DECLINED') {
        rememberSource(body.creditCardToken);
        return deposit;
      }
      attempts.current += 1;
      throw Object.assign(new Error('The deposit was declined'), {
        status: 422,
        i18nKey: deposit.i18nKey ?? 'error.gateway.UNEXPECTED',
        description: '',
      });
    },
    report: ({ status, amount, currencyCode }: CardDeposit) => {
      const values = { amount: formatMoney(amount, currencyCode, locale), account: account.displayName };
      if (status === 'SUCCESS') notify.success(t('deposit.done', values));
      else notify.info(t(status === 'PENDING_KYB' ? 'deposit.inReview' : 'deposit.pending', values));
      onClose();
    },
  };
}

interface DepositFieldsProps extends Omit<DepositFormProps, 'wanted'> {
  /** The amount is what a page asked for, so it counts as typed. */
  readonly isWanted: boolean;
}

function DepositFields({ account, cards, methods, isWanted, onClose, onAddCard, note }: DepositFieldsProps) {
  const { t } = useTranslation('addFunds');
  const locale = useLocale();
  const { values, touched, dirty, isSubmitting } = useFormikContext<DepositValues>();
  const { currencyCode } = account;
  const cost = costOf(values, account, methods, locale);
  const isChanged = dirty || isWanted || Object.keys(touched).length > 0;
  return (
    <>
      <MoneyField name="amount" label={t('deposit.amount')} currencyCode={currencyCode} required />
      <QuickAmounts name="amount" currencyCode={currencyCode} />
      <Sources cards={cards} />
      {onAddCard !== null && (
        <button
          type="button"
          className="pr-link pr-add-funds__other"
          onClick={() => onAddCard(plainAmount(values.amount, currencyCode, locale))}
        >
          {t('deposit.otherCard')}
        </button>
      )}
      {note !== null && <p className="pr-add-funds__note">{note}</p>}
      <TextField
        name="purchaseOrderNumber"
        label={t('deposit.purchaseOrder')}
        help={t('deposit.purchaseOrderHelp')}
        maxLength={SETTINGS.orders.purchaseOrderNumberLength}
        autoComplete="off"
      />
      {cost !== null && <DepositSummary cost={cost} methods={methods} currencyCode={currencyCode} />}
      <div role="status" className="pr-hidden-text">
        {isSubmitting && t('deposit.processing')}
      </div>
      <ConfirmActions onCancel={onClose} isChanged={isChanged}>
        {cost === null
          ? t('deposit.confirm')
          : t('deposit.confirmTotal', { total: formatMoney(cost.total, currencyCode, locale) })}
      </ConfirmActions>
    </>
  );
}

function Sources({ cards }: { readonly cards: readonly PaymentCard[] }) {
  const { t } = useTranslation('addFunds');
  const holdOf = useHold();
  const now = new Date();
  return (
    <ChoiceField
      name="source"
      label={t('deposit.source')}
      choose={t('deposit.choose')}
      choices={cards.map((card) => ({
        value: card.token,
        label: card.displayName,
        icon: <CardBrandIcon brand={card.creditCardType} />,
        help: holdOf(card) ?? (isUsableCard(card, now) ? undefined : t('deposit.expired')),
        disabled: !isUsableCard(card, now),
      }))}
    />
  );
}
