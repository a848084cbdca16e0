import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/paths';
import { useContext, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { postForm } from '../../../api/postForm.ts';
import { useAttemptKey } from '../../../api/useAttemptKey.ts';
import { addFundsReturn } from '../../../entities/account/addFundsAddress.ts';
import { ReturnPageContext } from '../../../entities/bankAccount/returnPage.ts';
import { useIsShown } from '../../../ui/page/useIsShown.ts';
import { rememberSource } from '../deposit/lastSource.ts';
import { useRequestBankDepositMutation } from './bankDepositApi.ts';
import { forgetReturnRoute, keepReturnRoute } from './returnRoute.ts';

const LEAVES_WITHIN_MS = 30_000;

/** Settles when the browser shows this page again from its memory, or has not left it. */
const pageIsBack = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    window.setTimeout(resolve, LEAVES_WITHIN_MS);
  });

/** Leaves for the bank's page with a deposit. Rejects when the server refuses it; settles only when the page is shown again. */
export function useBankDeposit({ accountIdentifier }: Account) {
  const keyOf = useAttemptKey();
  const attempts = useRef(0);
  const isShown = useIsShown();
  const [requestBankDeposit] = useRequestBankDepositMutation();
  const returnPage = useContext(ReturnPageContext);
  const location = useLocation();
  return async (bankAccountIdentifier: string, amount: string): Promise<void> => {
    const body = { amount, bankAccountIdentifier, ...(returnPage !== null && { returnPage }) };
    const idempotencyKey = keyOf({ ...body, attempt: attempts.current });
    const { url, fields } = await requestBankDeposit({ ...body, accountIdentifier, idempotencyKey }).unwrap();
    attempts.current += 1;
    // Who has closed the dialog meanwhile wants to stay.
    if (!isShown()) return;
    rememberSource(bankAccountIdentifier);
    keepReturnRoute(addFundsReturn(location.state)?.to ?? PATHS.funding);
    postForm(url, fields);
    await pageIsBack();
    forgetReturnRoute();
  };
}
