import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
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
  const { type, noun, change } = useKeyKind();
  const { credentialId, displayName: name, status } = apiKey;
  const deactivate = { key: 'deactivate', label: t('action.deactivate'), onClick: () => onAction('deactivate') };
  const actions = (
    <Can {...change}>
      <ActionLadder
        label={t('action.of', { name })}
        {...(noun === 'key'
          ? {
              primary: { key: 'reveal', label: t('action.reveal'), onClick: () => onAction('reveal') },
              more: [{ ...deactivate, isDestructive: true }],
            }
          : { secondary: deactivate })}
      />
    </Can>
  );
  return (
    <>
      <DetailHead
        amount={<Identifier apiKey={apiKey} />}
        status={<KeyStatus apiKey={apiKey} />}
        {...(noun === 'key' && { reference: { value: credentialId, name: t('key.id') } })}
        {...(status === 'ACTIVE' && { actions })}
      >
        {type !== 'RESEARCH_KEY' && isUnused(apiKey) && <FirstCall apiKey={apiKey} />}
      </DetailHead>
      <KeyFacts apiKey={apiKey} />
    </>
  );
}

/** The masked key, or the client ID to copy. */
function Identifier({ apiKey: { clientId, maskedKey } }: { readonly apiKey: ApiCredential }): ReactNode {
  const { t } = useTranslation('apiKeys');
  const code = (
    <code className="pr-key-mask pr-key-mask--head" translate="no">
      {clientId ?? maskedKey}
    </code>
  );
  if (clientId === null) return code;
  return (
    <CopyableId value={clientId} name={t('client.id')}>
      {code}
    </CopyableId>
  );
}
