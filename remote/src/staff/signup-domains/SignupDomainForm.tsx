import { SIGNUP_DOMAIN_RULES, type SignupDomain, type SignupDomainBody } from '@portal/shared/contract/signups';
import { useTranslation } from 'react-i18next';
import { mixed, object, string } from 'yup';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSetSignupDomainMutation } from './signupDomainsApi.ts';

interface SignupDomainFormProps {
  readonly onSaved: (domain: SignupDomain) => void;
}

interface DomainValues {
  readonly domain: string;
  readonly rule: SignupDomainBody['rule'];
  readonly reason: string;
}

const schema = object({
  domain: string().trim().required('error.signup.domain'),
  rule: mixed().required(),
  reason: string().defined(),
});

/** Makes an exception for a domain, or changes the one that there is. */
export function SignupDomainForm({ onSaved }: SignupDomainFormProps) {
  const { t } = useTranslation('staff');
  const [set] = useSetSignupDomainMutation();
  return (
    <FormShell<DomainValues, DomainValues, SignupDomain>
      label={t('signupDomains.add')}
      initialValues={{ domain: '', rule: 'ACCEPT', reason: '' }}
      schema={schema}
      toBody={(values) => values}
      onSubmit={({ domain, rule, reason }) =>
        set({ domain: domain.trim().toLowerCase(), body: { rule, reason: reason.trim() } }).unwrap()
      }
      onSaved={onSaved}
      errorFallback={t('signupDomains.failed')}
      draftKey={null}
    >
      <TextField
        name="domain"
        label={t('signupDomains.domain')}
        help={t('signupDomains.domainHelp')}
        autoComplete="off"
        required
      />
      <SelectField
        name="rule"
        label={t('signupDomains.rule')}
        options={SIGNUP_DOMAIN_RULES.map((value) => ({ value, label: t(`signupDomains.rules.${value}`) }))}
        required
      />
      <TextField name="reason" label={t('signupDomains.reason')} autoComplete="off" />
      <FormActions>
        <SubmitButton>{t('signupDomains.add')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
