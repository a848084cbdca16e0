import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import '../authentication.css';

interface CopyableValueProps {
  readonly name: string;
  readonly value: string;
}

/** A value to paste elsewhere, under its name, with a copy button. */
export function CopyableValue({ name, value }: CopyableValueProps) {
  const { t } = useTranslation('authentication');
  return (
    <div className="pr-sso-value">
      <span className="pr-sso-value__name">{name}</span>
      <code className="pr-sso-value__text" translate="no">
        {value}
      </code>
      <CopyButton value={value} label={t('guide.copy', { name })} />
    </div>
  );
}
