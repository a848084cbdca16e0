import type { MfaSetUp } from '@portal/shared/contract/mfa';
import type { MfaType } from '@portal/shared/domain/people/mfa';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { EMPTY_PHONE, toPhoneBody, phoneSchema } from '../../entities/mfa/phoneSchema.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { useSetUpMfaMutation } from './codesApi.ts';

const PhoneField = lazyPart(async () => (await import('../../entities/mfa/PhoneField.tsx')).PhoneField);

const SECRETS = ['currentPassword'] as const;
const withPassword = object({ currentPassword: string().required('error.password.required') });
const withPhone = phoneSchema.concat(withPassword);

interface BeginSetUpProps {
  readonly type: MfaType;
  /** It was begun before, and took too long. */
  readonly isLate: boolean;
  readonly onBegun: (setUp: MfaSetUp) => void;
}

/** Asks for the password, and for the number of a phone. */
export function BeginSetUp({ type, isLate, onBegun }: BeginSetUpProps) {
  const { t } = useTranslation('codes');
  const [setUp] = useSetUpMfaMutation();
  const isPhone = type === 'PHONE';
  return (
    <FormShell
      label={t(`add.${type}`)}
      initialValues={{ ...EMPTY_PHONE, currentPassword: '' }}
      schema={isPhone ? withPhone : withPassword}
      toBody={(values) => values}
      onSubmit={async ({ currentPassword, ...phone }) =>
        setUp({ type, currentPassword, ...(isPhone ? await toPhoneBody(phone) : {}) }).unwrap()
      }
      onSaved={onBegun}
      errorFallback={t('addFailed')}
      draftKey={`settings.codes.${type}`}
      draftUntil="left"
      leaveGuard={false}
      sensitive={SECRETS}
    >
      {isLate && <Notice kind="warning">{t('tooLate')}</Notice>}
      <p>{t(`intro.${type}`)}</p>
      {isPhone && (
        <Suspense fallback={<PageSkeleton rows={1} />}>
          <PhoneField />
        </Suspense>
      )}
      <PasswordField name="currentPassword" label={t('currentPassword')} autoComplete="current-password" required />
      <FormActions>
        <SubmitButton>{t(type === 'OTP' ? 'next' : 'sendCode')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
