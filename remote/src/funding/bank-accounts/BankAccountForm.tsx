import type { BankAccountDetail } from '@portal/shared/contract/bankAccounts';
import type { Account } from '@portal/shared/contract/customers';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { FormShell } from '../../ui/form/FormShell.tsx';
import type { GetStepLocation } from './bankAccountPaths.ts';
import { bankAccountSchema } from './bankAccountSchema.ts';
import { useGetBankAgreementQuery } from './bankAccountsApi.ts';
import { BankAccountSteps } from './BankAccountSteps.tsx';
import {
  toBankFieldName,
  SECRETS,
  toBankBody,
  type BankAccountValues,
  type NewBankAccountInput,
} from './bankAccountValues.ts';
import { isAgreementChanged } from './bankRefusals.ts';

interface BankAccountFormProps<Saved> {
  /** That it adds funds to. */
  readonly account: Account;
  /** The bank account that is changed. */
  readonly detail?: BankAccountDetail;
  readonly initialValues: BankAccountValues;
  readonly draftKey: string;
  readonly getStepLocation: GetStepLocation;
  readonly onSubmit: (body: NewBankAccountInput, values: BankAccountValues) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
}

/** A bank account in three steps, each with its address. */
export function BankAccountForm<Saved>(props: BankAccountFormProps<Saved>) {
  const { account, detail, draftKey, getStepLocation, onSubmit, onSaved } = props;
  const { t } = useTranslation('bankAccounts');
  const [initialValues] = useState(props.initialValues);
  const { currentData: agreement, error, refetch } = useGetBankAgreementQuery(useLocale());
  const start = getStepLocation('details').pathname.replace(/details$/, '');
  const staysAt = useCallback((pathname: string) => pathname.startsWith(start), [start]);
  const send = async (body: ReturnType<typeof toBankBody>, values: BankAccountValues) => {
    const { version = '', hash = '' } = agreement ?? {};
    try {
      return await onSubmit({ ...body, agreement: { version, hash } }, values);
    } catch (failure) {
      if (isAgreementChanged(failure)) await refetch();
      throw failure;
    }
  };
  return (
    <FormShell
      label={t('label')}
      initialValues={initialValues}
      schema={bankAccountSchema}
      toBody={toBankBody}
      onSubmit={send}
      onSaved={onSaved}
      draftKey={draftKey}
      sensitive={SECRETS}
      fieldName={toBankFieldName}
      staysAt={staysAt}
      showsFailure={false}
      errorFallback={t(detail === undefined ? 'failed.add' : 'failed.edit')}
    >
      <BankAccountSteps
        account={account}
        detail={detail}
        getStepLocation={getStepLocation}
        agreement={{ agreement, error, retry: () => void refetch() }}
      />
    </FormShell>
  );
}
