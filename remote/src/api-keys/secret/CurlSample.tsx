import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { toCurl } from './toCurl.ts';

interface CurlSampleProps {
  readonly apiKey: string;
  readonly scopes: readonly string[];
}

/** A first call with a key, to paste into a terminal; for a key that may not read, where an order stands. */
export function CurlSample({ apiKey, scopes }: CurlSampleProps) {
  const { t } = useTranslation('apiKeys');
  const curl = toCurl(apiKey, scopes);
  if (curl === null) return <p className="pr-key-muted">{t('secret.ordersOnly')}</p>;
  return (
    <div>
      <p className="pr-curl__title">{t('secret.try')}</p>
      <div className="pr-curl">
        <code className="pr-curl__line" translate="no">
          {curl}
        </code>
        <CopyButton value={curl} label={t('secret.copyCall')} />
      </div>
    </div>
  );
}
