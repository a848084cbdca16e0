import type { NewAccountBody } from '@portal/shared/contract/accounts';
import type { Customer } from '@portal/shared/contract/customers';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { accountPath } from '../accountPaths.ts';
import { useCreateAccountMutation } from '../accountsApi.ts';
import { accountSchema, toAccountBody, type AccountValues } from './accountSchema.ts';
import { NameFields } from './NameFields.tsx';

const CURRENCIES = SETTINGS.accounts.currencies.map((code) => ({ value: code, label: code }));

/** The form of a new account; its group may stand in the address. */
export function AccountForm({ groups }: { readonly groups: readonly Customer[] }) {
  const { t } = useTranslation('accounts');
  const [params] = useSearchParams();
  const { username } = usePrincipal();
  const navigate = useNavigate();
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const [createAccount] = useCreateAccountMutation();
  const create = (body: NewAccountBody) => createAccount({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap();
  const wanted = params.get('group');
  const [only, ...others] = groups;
  const known = groups.find(({ identifier }) => identifier === wanted) ?? (others.length === 0 ? only : undefined);
  const initialValues: AccountValues = {
    customerIdentifier: known?.identifier ?? '',
    displayName: '',
    identifier: '',
    currencyCode: CURRENCIES[0]?.value ?? '',
    contactEmail: username,
    active: true,
  };
  const options = groups.map(({ identifier, displayName }) => ({ value: identifier, label: displayName }));
  return (
    <div className="pr-accounts__form">
      <FormShell
        label={t('title.createAccount')}
        initialValues={initialValues}
        schema={accountSchema}
        toBody={toAccountBody}
        onSubmit={create}
        onSaved={(account) => {
          notify.success(t('created', { name: account.displayName }));
          void navigate(accountPath(account), { replace: true });
        }}
        errorFallback={t('create.failed')}
        draftKey={`accounts.newAccount.${known?.identifier ?? ''}`}
      >
        <SelectField
          name="customerIdentifier"
          label={t('create.group')}
          options={known === undefined ? [{ value: '', label: t('create.chooseGroup') }, ...options] : options}
          required
        />
        <NameFields />
        <SelectField
          name="currencyCode"
          label={t('create.currency')}
          help={t('create.currencyHelp')}
          options={CURRENCIES}
          required
        />
        <TextField
          name="contactEmail"
          type="email"
          label={t('create.contact')}
          help={t('create.contactHelp')}
          autoComplete="email"
          required
        />
        <CheckboxField name="active" label={t('create.active')} help={t('create.activeHelp')} />
        <FormActions>
          <SubmitButton>{t('action.createAccount')}</SubmitButton>
        </FormActions>
      </FormShell>
    </div>
  );
}
