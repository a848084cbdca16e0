import type { BankAccountDetail } from '@portal/shared/contract/bankAccounts';
import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { newUuid } from '../../api/newUuid.ts';
import { storeSecretBody } from '../../api/secretBodies.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { bankAccountDraft } from './bankAccountDraft.ts';
import { BankAccountForm } from './BankAccountForm.tsx';
import { getEditBankAccountSteps } from './bankAccountPaths.ts';
import { useChangeBankAccountMutation } from './bankAccountsApi.ts';
import { toBankAccountValues } from './bankAccountValues.ts';

interface EditBankAccountProps {
  readonly account: Account;
  readonly detail: BankAccountDetail;
}

/** Changes a bank account; its numbers stay unless others are entered, which are verified again. */
export function EditBankAccount({ account, detail }: EditBankAccountProps) {
  const { t } = useTranslation('bankAccounts');
  const navigate = useNavigate();
  const notify = useNotify();
  const { userId } = usePrincipal();
  const [changeBankAccount] = useChangeBankAccountMutation();
  const { identifier } = detail;
  const getStepLocation = useMemo(() => getEditBankAccountSteps(identifier), [identifier]);
  return (
    <BankAccountForm
      account={account}
      detail={detail}
      initialValues={toBankAccountValues(detail, userId)}
      draftKey={bankAccountDraft(identifier)}
      getStepLocation={getStepLocation}
      onSubmit={async (given, { version, isRenumbered }) => {
        const key = newUuid();
        storeSecretBody(key, { ...given, version });
        const { displayName: name } = await changeBankAccount({ identifier, key }).unwrap();
        return t(isRenumbered ? 'saved' : 'changed', { name });
      }}
      onSaved={(done) => {
        notify.success(done);
        void navigate(PATHS.funding, { replace: true });
      }}
    />
  );
}
