import type { Account } from '@portal/shared/contract/customers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { storeSecretBody } from '../../api/secretBodies.ts';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { getAddFundsLocation } from '../../entities/account/addFundsLocation.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { getAddFundsReturn } from './addFundsReturn.ts';
import { newBankAccountDraft } from './bankAccountDraft.ts';
import { BankAccountForm } from './BankAccountForm.tsx';
import { getAddBankAccountSteps } from './bankAccountPaths.ts';
import { useAddBankAccountMutation } from './bankAccountsApi.ts';
import { createBankAccountValues, toNewBody } from './bankAccountValues.ts';

/** Saves a bank account for the account and leads to its deposits. */
export function AddBankAccount({ account }: { readonly account: Account }) {
  const { t } = useTranslation('bankAccounts');
  const navigate = useNavigate();
  const back = getAddFundsReturn(useLocation().state);
  const notify = useNotify();
  const { userId } = usePrincipal();
  const getIdempotencyKey = useIdempotencyKey();
  const [addBankAccount] = useAddBankAccountMutation();
  const { accountIdentifier } = account;
  const getStepLocation = useMemo(() => getAddBankAccountSteps(accountIdentifier), [accountIdentifier]);
  return (
    <BankAccountForm
      account={account}
      initialValues={createBankAccountValues(userId)}
      draftKey={newBankAccountDraft(accountIdentifier)}
      getStepLocation={getStepLocation}
      onSubmit={(given) => {
        const body = toNewBody(given, account);
        const key = getIdempotencyKey(body);
        storeSecretBody(key, body);
        return addBankAccount(key).unwrap();
      }}
      onSaved={({ displayName: name }) => {
        notify.success(t('saved', { name }));
        void navigate(back?.to ?? getAddFundsLocation(accountIdentifier), { state: back?.state, replace: true });
      }}
    />
  );
}
