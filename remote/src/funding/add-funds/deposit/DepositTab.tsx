import { Button } from '@mantine/core';
import type { Account } from '@portal/shared/contract/customers';
import type { ReactNode } from 'react';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useListCardsQuery } from '../../../entities/card/cardApi.ts';
import { useCan } from '../../../entities/permissions/useCan.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { addCardTo, FROM_PAGE } from '../../cards/useCardDialog.ts';
import { useFundingMethodsQuery } from '../../fundingApi.ts';
import { DepositForm } from './DepositForm.tsx';

const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

/** Loads what the account can be funded with; a list that fails is said here, and the rest of the dialog works. */
export function DepositTab({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const { t } = useTranslation('addFunds');
  const { accountIdentifier } = account;
  const methods = useFundingMethodsQuery(accountIdentifier);
  const cards = useListCardsQuery(accountIdentifier);
  const { addCard, note } = useAddCard(account);
  const [search] = useSearchParams();
  const amount = search.get('amount') ?? '';
  const failed = [methods, cards].find(({ error, currentData }) => error !== undefined && currentData === undefined);
  if (failed !== undefined)
    return <ErrorState error={failed.error} title={t('deposit.unread')} onRetry={() => void failed.refetch()} />;
  if (methods.currentData === undefined || cards.currentData === undefined) return <PageSkeleton rows={6} />;
  if (methods.currentData.card === 'absent') return <Nothing text={t('deposit.absent')} onClose={onClose} />;
  if (cards.currentData.length === 0)
    return (
      <Nothing
        text={[t('deposit.none'), note].filter(Boolean).join(' ')}
        onClose={onClose}
        action={
          addCard && (
            <Button onClick={() => addCard(AMOUNT.test(amount) ? amount : null)}>{t('deposit.firstCard')}</Button>
          )
        }
      />
    );
  return (
    <DepositForm
      key={accountIdentifier}
      account={account}
      cards={cards.currentData}
      methods={methods.currentData}
      wanted={AMOUNT.test(amount) ? amount : null}
      onClose={onClose}
      onAddCard={cards.currentData.length < SETTINGS.cards.max ? addCard : null}
      note={note}
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
  const location = useLocation();
  const state: unknown = location.state;
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const addCard = (amount: string | null): void => {
    if (amount !== null)
      setSearch(
        (search) => {
          search.set('amount', amount);
          return search;
        },
        { replace: true, preventScrollReset: true, state },
      );
    void navigate(addCardTo(accountIdentifier), { state: FROM_PAGE });
  };
  return {
    addCard: canAdd && isSelected ? addCard : null,
    note: canAdd && !isSelected ? t('deposit.otherAccount') : null,
  };
}
