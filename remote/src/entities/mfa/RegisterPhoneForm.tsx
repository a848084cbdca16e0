import type { MfaChallenge } from '@portal/shared/contract/mfa';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import './locales.ts';
import { useRegisterPhoneMutation } from './mfaApi.ts';
import { EMPTY_PHONE, toPhoneBody, phoneSchema } from './phoneSchema.ts';

const PhoneField = lazyPart(async () => (await import('./PhoneField.tsx')).PhoneField);

/** Sends a code to the phone of somebody who has no way to get codes yet. */
export function RegisterPhoneForm({ onChallenge }: { readonly onChallenge: (challenge: MfaChallenge) => void }) {
  const { t } = useTranslation('mfa');
  const [register] = useRegisterPhoneMutation();
  return (
    <>
      <p>{t('phone.intro')}</p>
      <FormShell
        label={t('phone.title')}
        initialValues={EMPTY_PHONE}
        schema={phoneSchema}
        toBody={(values) => values}
        onSubmit={async (values) => register(await toPhoneBody(values)).unwrap()}
        onSaved={onChallenge}
        errorFallback={t('phone.failed')}
        leaveGuard={false}
        draftKey={null}
      >
        <Suspense fallback={<PageSkeleton rows={1} />}>
          <PhoneField />
        </Suspense>
        <SubmitButton fullWidth>{t('phone.submit')}</SubmitButton>
      </FormShell>
    </>
  );
}
