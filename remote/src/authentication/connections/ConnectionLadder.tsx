import type { SsoConnection } from '@portal/shared/contract/ssoConnections';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { getLockText } from '../authenticationTexts.ts';
import type { ConnectionAction } from './connectionAction.ts';

interface ConnectionLadderProps {
  readonly connection: SsoConnection;
  readonly onAsk: (action: ConnectionAction) => void;
}

/** The actions on a connection; the test stands by itself on the page. */
export function ConnectionLadder({ connection, onAsk }: ConnectionLadderProps) {
  const { t, i18n } = useTranslation('authentication');
  const { connectionId, displayName: name, state, type, lock } = connection;
  const reason = getLockText(i18n, lock);
  const answers = { key: 'answers', label: t('answers.title'), to: generatePath(PATHS.ssoAnswers, { connectionId }) };
  const disable = { key: 'disable', label: t('ask.disable.confirm'), onClick: () => onAsk('disable'), reason };
  return (
    <ActionLadder
      label={t('action.of', { name })}
      primary={
        state === 'TESTING' || state === 'DISABLED'
          ? { key: 'enable', label: t('ask.enable.confirm'), onClick: () => onAsk('enable') }
          : null
      }
      secondary={{
        key: 'edit',
        label: t('action.edit'),
        to: generatePath(PATHS.editSsoConnection, { connectionId }),
      }}
      more={[
        ...(type === 'SAML' ? [answers] : []),
        ...(state === 'ENABLED' ? [disable] : []),
        {
          key: 'delete',
          label: t('ask.delete.confirm'),
          onClick: () => onAsk('delete'),
          reason,
          isDestructive: true,
        },
      ]}
    />
  );
}
