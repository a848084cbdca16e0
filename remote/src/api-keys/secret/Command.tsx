import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import '../api-keys.css';

interface CommandProps {
  readonly title: string;
  readonly command: string;
}

/** A command to paste into a terminal. */
export function Command({ title, command }: CommandProps) {
  const { t } = useTranslation('apiKeys');
  return (
    <div>
      <p className="pr-curl__title">{title}</p>
      <div className="pr-curl">
        <code className="pr-curl__line" translate="no">
          {command}
        </code>
        <CopyButton value={command} label={t('secret.copyCall')} />
      </div>
    </div>
  );
}
