import { Button } from '@mantine/core';
import type { Account } from '@portal/shared/contract/customers';
import type { ReactNode } from 'react';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useCan } from '../../../entities/permissions/useCan.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { addCardTo, FROM_PAGE } from '../../cards/useCardDialog.ts';
import { DepositForm } from './DepositForm.tsx';
import { useDepositSources } from './useDepositSources.ts';
import { useKeptAmount } from './useKeptAmount.ts';

const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

/** Loads what the account can be funded with; a list that fails is said here, and the rest of the dialog works. */
export function DepositTab({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const { t } = useTranslation('addFunds');
  const { accountIdentifier } = account;
  const read = useDepositSources(account);
  const { addCard, note } = useAddCard(account);
  const [search] = useSearchParams();
  const amount = search.get('amount') ?? '';
  const wanted = AMOUNT.test(amount) ? amount : null;
  if (read.funding === null)
    return read.error === undefined ? (
      <PageSkeleton rows={6} />
    ) : (
      <ErrorState error={read.error} title={t('deposit.unread')} onRetry={read.retry} />
    );
  const { methods, sources, limits } = read.funding;
  if (sources.length === 0) {
    if (methods.card === 'absent')
      return <Nothing text={t(methods.bank === 'absent' ? 'deposit.absent' : 'deposit.noBank')} onClose={onClose} />;
    return (
      <Nothing
        text={[t('deposit.none'), note].filter(Boolean).join(' ')}
        onClose={onClose}
        action={addCard && <Button onClick={() => addCard(wanted)}>{t('deposit.firstCard')}</Button>}
      />
    );
  }
  const hasRoom =
    methods.card !== 'absent' && sources.filter(({ kind }) => kind === 'card').length < SETTINGS.cards.max;
  return (
    <DepositForm
      key={accountIdentifier}
      account={account}
      sources={sources}
      methods={methods}
      limits={limits}
      wanted={wanted}
      onClose={onClose}
      onAddCard={hasRoom ? addCard : null}
      note={methods.card === 'absent' ? null : note}
    />
  );
}

interface NothingProps {
  readonly text: string;
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/** Nothing to pay with, and what can be done about it. */
function Nothing({ text, action, onClose }: NothingProps) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyState text={text} action={action} />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </FormActions>
    </>
  );
}

/**
 * The way to the form of a card; the address here keeps the amount for the way back. Null for who may not add one, and for
 * another account than the selected one, which the note says.
 */
function useAddCard({ accountIdentifier }: Account) {
  const { t } = useTranslation('addFunds');
  const isSelected = useSelectedAccount()?.accountIdentifier === accountIdentifier;
  const canAdd = useCan({ all: ['PAYMENT_METHODS_MANAGE'] });
  const navigate = useNavigate();
  const keepAmount = useKeptAmount();
  const addCard = (amount: string | null): void => {
    keepAmount(amount);
    void navigate(addCardTo(accountIdentifier), { state: FROM_PAGE });
  };
  return {
    addCard: canAdd && isSelected ? addCard : null,
    note: canAdd && !isSelected ? t('deposit.otherAccount') : null,
  };
}
