import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { postForm } from '../../../api/postForm.ts';
import { readAddFundsReturn } from '../../../entities/account/addFundsLocation.ts';
import { useAttempt } from '../../../entities/attempt/useAttempt.ts';
import { ReturnPageContext } from '../../../entities/bank-account/returnPage.ts';
import { useIsShown } from '../../../ui/page/useIsShown.ts';
import { rememberSource } from '../deposit/lastSource.ts';
import { useRequestBankDepositMutation } from './bankDepositApi.ts';
import { clearReturnRoute, storeReturnRoute } from './returnRoute.ts';

const LEAVES_WITHIN_MS = 30_000;

/** Settles when the browser shows this page again from its memory, or has not left it. */
const pageIsBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.setTimeout(resolve, LEAVES_WITHIN_MS);
  });

/** Leaves for the bank's page with a deposit. Rejects when the server refuses it; settles only when the page is shown again. */
export function useBankDeposit({ accountIdentifier }: Account, onLeave: () => void) {
  const run = useAttempt('BANK_DEPOSIT', { endsElsewhere: true });
  const isShown = useIsShown();
  const [requestBankDeposit] = useRequestBankDepositMutation();
  const returnPage = useContext(ReturnPageContext);
  const location = useLocation();
  return async (bankAccountIdentifier: string, amount: string): Promise<void> => {
    const body = { amount, bankAccountIdentifier, ...(returnPage !== null && { returnPage }) };
    const { url, fields } = await run(accountIdentifier, body, (idempotencyKey) =>
      requestBankDeposit({ ...body, accountIdentifier, idempotencyKey }).unwrap(),
    );
    // A person who has closed the dialog meanwhile wants to stay.
    if (!isShown()) return;
    onLeave();
    rememberSource(bankAccountIdentifier);
    storeReturnRoute(readAddFundsReturn(location.state)?.to ?? PATHS.funding);
    postForm(url, fields);
    await pageIsBack();
    clearReturnRoute();
  };
}
