import { Button } from '@mantine/core';
import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { AddPaymentMethod } from '../../wallet/AddPaymentMethod.tsx';
import { Planner } from '../plan/Planner.tsx';
import { useHasWire } from '../plan/useHasWire.ts';
import { useToSend, useWantedToSend } from '../plan/useToSend.ts';
import { useSavedLocation } from '../useSavedLocation.ts';
import type { Funding } from './useDepositSources.ts';

interface NoSourceProps {
  readonly account: Account;
  readonly funding: Funding;
  readonly onClose: () => void;
}

/** Nothing to pay with yet: what can be added, and what a plan says about it. */
export function NoSource({ account, funding, onClose }: NoSourceProps) {
  const { t } = useTranslation();
  const toSend = useToSend(account, ...useState(useWantedToSend(account)));
  const { save, returnState } = useSavedLocation({ amount: null, send: toSend.kept, choices: null });
  const { methods } = funding;
  return (
    <div className="pr-deposit" onBlur={save}>
      <Planner account={account} funding={funding} toSend={toSend} onUse={null} />
      <EmptyState
        text={useEmptyText(methods)}
        action={
          <div className="pr-ways-in">
            <AddPaymentMethod account={account} methods={methods} cards={0} bankAccounts={0} from={returnState} />
            <WireLink account={account} />
          </div>
        }
      />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </FormActions>
    </div>
  );
}

/** The way to wire money: needs no payment method, and its page is that of the selected account. */
function WireLink({ account: { accountIdentifier } }: Pick<NoSourceProps, 'account'>) {
  const { t } = useTranslation('funding');
  const isSelected = useSelectedAccount()?.accountIdentifier === accountIdentifier;
  const hasWire = useHasWire(accountIdentifier);
  return (
    isSelected &&
    hasWire && (
      <LinkButton variant="default" to={PATHS.fundingWire}>
        {t('action.wire')}
      </LinkButton>
    )
  );
}

function useEmptyText({ card, bank }: Funding['methods']): string {
  const { t } = useTranslation('addFunds');
  const { t: ofCards } = useTranslation('paymentCards');
  const { t: ofBanks } = useTranslation('bankAccounts');
  if (bank !== 'absent') return ofBanks('wallet.empty');
  return card === 'absent' ? t('deposit.absent') : ofCards('wallet.empty');
}
