import type { MfaChallenge } from '@portal/shared/contract/mfa';
import { useTranslation } from 'react-i18next';
import { boolean, object } from 'yup';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useSessionSource } from '../session/sessionSource.ts';
import { CodeField } from './CodeField.tsx';
import { codeSchema } from './codeSchema.ts';
import './locales.ts';
import { useVerifyCodeMutation } from './mfaApi.ts';
import { OtherCodes } from './OtherCodes.tsx';

const schema = object({ code: codeSchema, rememberDevice: boolean().required() });

interface CodeFormProps {
  readonly challenge: MfaChallenge;
  readonly onChallenge: (challenge: MfaChallenge) => void;
}

/** Completes a sign-in by its code; another code, or one by another method, can be asked for. */
export function CodeForm({ challenge, onChallenge }: CodeFormProps) {
  const { t } = useTranslation(['mfa', 'common']);
  const { client } = useSessionSource();
  const [verify] = useVerifyCodeMutation();
  const { type, destination } = challenge;
  return (
    <>
      <p>
        {type === 'OTP' || destination === null
          ? t('code.fromApp', { product: t('common:product') })
          : t(`code.sent.${type ?? 'PHONE'}`, { destination })}
      </p>
      <FormShell
        label={t('code.title')}
        initialValues={{ code: '', rememberDevice: false }}
        schema={schema}
        toBody={(values) => values}
        onSubmit={(body) => verify(body).unwrap()}
        onSaved={(tokens) => client?.adopt(tokens)}
        leaveGuard={false}
        draftKey={null}
      >
        <CodeField />
        <CheckboxField name="rememberDevice" label={t('code.remember')} help={t('code.rememberHelp')} />
        <SubmitButton fullWidth>{t('code.submit')}</SubmitButton>
        <OtherCodes challenge={challenge} onChallenge={onChallenge} />
      </FormShell>
    </>
  );
}
