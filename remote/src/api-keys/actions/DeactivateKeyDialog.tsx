import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDeactivateApiKeyMutation } from '../apiKeysApi.ts';
import { keyFailureText } from '../keyTexts.ts';
import { UseNote } from '../list/UseNote.tsx';
import { useKeyKind } from '../useKeyKind.ts';

interface DeactivateKeyDialogProps {
  readonly apiKey: ApiCredential;
  readonly onClose: () => void;
  readonly onDeactivated: () => void;
}

/** Asks before a key is deactivated for good, deactivates it, and says so. */
export function DeactivateKeyDialog({ apiKey, onClose, onDeactivated }: DeactivateKeyDialogProps) {
  const { t, i18n } = useTranslation('apiKeys');
  const { noun } = useKeyKind();
  const notify = useNotify();
  const [deactivate, { isLoading, error }] = useDeactivateApiKeyMutation();
  const { credentialId, displayName: name, maskedKey } = apiKey;
  const confirm = async () => {
    const result = await deactivate(credentialId);
    if (result.error !== undefined) {
      notify.error(t(`${noun}.failed.deactivate`));
      return;
    }
    notify.success(t(`${noun}.done`, { name }));
    onDeactivated();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('deactivate.title', { name })}
      confirmLabel={t('deactivate.confirm')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && (
        <Notice kind="error">{keyFailureText(i18n, error, t(`${noun}.failed.deactivate`))}</Notice>
      )}
      <p>{t(`${noun}.deactivateText`)}</p>
      <p className="pr-key-muted">
        <code className="pr-key-mask" translate="no">
          {maskedKey}
        </code>
        {' · '}
        <UseNote apiKey={apiKey} />
      </p>
    </ConfirmDialog>
  );
}
