import type { MfaSetUp } from '@portal/shared/contract/mfa';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { CodeField } from '../../entities/mfa/CodeField.tsx';
import { codeSchema } from '../../entities/mfa/codeSchema.ts';
import { OtherCodes } from '../../entities/mfa/OtherCodes.tsx';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useConfirmMfaMutation } from './codesApi.ts';

const schema = object({ code: codeSchema });

interface ConfirmSetUpProps {
  readonly setUp: MfaSetUp;
  /** Another code was sent. */
  readonly onResent: (setUp: MfaSetUp) => void;
  /** It took too long to get one. */
  readonly onEnded: () => void;
  readonly onDone: () => void;
}

/** The code that proves that codes arrive; before it the QR code and secret of an authenticator. */
export function ConfirmSetUp({ setUp, onResent, onEnded, onDone }: ConfirmSetUpProps) {
  const { type, destination, secret, qrCode } = setUp;
  const { t } = useTranslation('codes');
  const [confirm] = useConfirmMfaMutation();
  return (
    <FormShell
      label={t(`add.${type}`)}
      initialValues={{ code: '' }}
      schema={schema}
      toBody={(values) => values}
      onSubmit={(body) => confirm(body).unwrap()}
      onSaved={onDone}
      errorFallback={t('addFailed')}
      leaveGuard={false}
      draftKey={null}
    >
      <p>{destination === null ? t('scan') : t('sent', { destination })}</p>
      {qrCode !== null && <img className="pr-codes__qr" src={qrCode} alt={t('qrCode')} width={180} height={180} />}
      {secret !== null && (
        <p>
          {t('secret')} <CopyableId value={secret} name={t('secretName')} />
        </p>
      )}
      <CodeField />
      {type !== 'OTP' && (
        <OtherCodes
          challenge={{ ...setUp, types: [type], isRemembered: false }}
          onChallenge={({ resendAt, expiresAt }) => onResent({ ...setUp, resendAt, expiresAt })}
          onEnded={onEnded}
        />
      )}
      <FormActions>
        <SubmitButton>{t('confirm')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
