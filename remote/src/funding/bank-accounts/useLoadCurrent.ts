import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { bankAccountDraft } from './bankAccountDraft.ts';
import { useLazyGetBankAccountQuery } from './bankAccountsApi.ts';
import { toBankAccountValues, type BankAccountValues } from './bankAccountValues.ts';

/** Begins the form anew with a bank account that somebody else changed meanwhile. */
export function useLoadCurrent(identifier: string): readonly [load: () => Promise<void>, isLoading: boolean] {
  const { i18n } = useTranslation();
  const { userId } = usePrincipal();
  const notify = useNotify();
  const drafts = useDraftStore();
  const { dismissFailure } = useContext(FormShellContext);
  const { resetForm } = useFormikContext<BankAccountValues>();
  const [read, { isFetching }] = useLazyGetBankAccountQuery();
  const load = async () => {
    const { data, error } = await read(identifier);
    if (data === undefined) {
      notify.error(apiErrorMessage(i18n, error));
      return;
    }
    drafts.remove(bankAccountDraft(identifier));
    dismissFailure();
    resetForm({ values: toBankAccountValues(data, userId) });
  };
  return [load, isFetching];
}
