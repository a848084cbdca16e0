import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { DetailHead } from '../../ui/detail/DetailHead.tsx';
import type { KeyAction } from '../actions/keyAction.ts';
import { isUnused } from '../keyState.ts';
import { KeyStatus } from '../list/KeyStatus.tsx';
import { FirstCall } from '../secret/FirstCall.tsx';
import { useKeyKind } from '../useKeyKind.ts';
import { KeyFacts } from './KeyFacts.tsx';

interface KeyDetailProps {
  readonly apiKey: ApiCredential;
  readonly onAction: (action: KeyAction) => void;
}

/** Shows a key, its state and what can be done with it. */
export function KeyDetail({ apiKey, onAction }: KeyDetailProps) {
  const { t } = useTranslation('apiKeys');
  const { type, change } = useKeyKind();
  const { credentialId, displayName: name, maskedKey, status } = apiKey;
  const actions = (
    <Can {...change}>
      <ActionLadder
        label={t('action.of', { name })}
        primary={{ key: 'reveal', label: t('action.reveal'), onClick: () => onAction('reveal') }}
        more={[
          {
            key: 'deactivate',
            label: t('action.deactivate'),
            onClick: () => onAction('deactivate'),
            isDestructive: true,
          },
        ]}
      />
    </Can>
  );
  return (
    <>
      <DetailHead
        amount={
          <code className="pr-key-mask pr-key-mask--head" translate="no">
            {maskedKey}
          </code>
        }
        status={<KeyStatus apiKey={apiKey} />}
        reference={{ value: credentialId, name: t('keyId') }}
        {...(status === 'ACTIVE' && { actions })}
      >
        {type === 'API_KEY' && isUnused(apiKey) && <FirstCall apiKey={apiKey} />}
      </DetailHead>
      <KeyFacts apiKey={apiKey} />
    </>
  );
}
