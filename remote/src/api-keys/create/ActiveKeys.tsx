import { Button } from '@mantine/core';
import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { KeyActionDialog } from '../actions/KeyActionDialog.tsx';
import '../api-keys.css';
import { UseNote } from '../list/UseNote.tsx';
import { useKeyKind } from '../useKeyKind.ts';

interface ActiveKeysProps {
  readonly apiKeys: readonly ApiCredential[];
  readonly onDeactivated?: () => void;
  /** Without it, the form around has the way out. */
  readonly onClose?: () => void;
}

/** Says that no further key may work, names those that do with their makers and last use, and offers to deactivate one. */
export function ActiveKeys({ apiKeys, onDeactivated, onClose }: ActiveKeysProps) {
  const { t, i18n } = useTranslation('apiKeys');
  const { noun } = useKeyKind();
  const [leaving, setLeaving] = useState<ApiCredential | null>(null);
  return (
    <div className="pr-active-keys">
      <Notice kind="warning" title={t(`${noun}.tooMany`)}>
        {t(`${noun}.tooManyText`)}
      </Notice>
      <ul className="pr-active-keys__list">
        {apiKeys.map((apiKey) => (
          <li key={apiKey.credentialId}>
            <div>
              <strong>{apiKey.displayName}</strong>
              <span>{t(`${noun}.maker`, { name: apiKey.createdBy.name })}</span>
              <UseNote apiKey={apiKey} />
            </div>
            <Button
              variant="default"
              onClick={() => setLeaving(apiKey)}
              aria-label={t('deactivate.named', { name: apiKey.displayName })}
            >
              {t('action.deactivate')}
            </Button>
          </li>
        ))}
      </ul>
      {onClose !== undefined && (
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {i18n.t('action.cancel')}
          </Button>
        </FormActions>
      )}
      <KeyActionDialog
        opened={leaving && { action: 'deactivate', apiKey: leaving }}
        onClose={() => setLeaving(null)}
        {...(onDeactivated !== undefined && { onDeactivated })}
      />
    </div>
  );
}
