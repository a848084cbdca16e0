import { useTranslation } from 'react-i18next';
import { Command } from './Command.tsx';
import { toCurl } from './toCurl.ts';

interface CurlSampleProps {
  readonly apiKey: string;
  readonly scopes: readonly string[];
}

/** A first call with a key; for a key that may not read, where an order stands. */
export function CurlSample({ apiKey, scopes }: CurlSampleProps) {
  const { t } = useTranslation('apiKeys');
  const curl = toCurl(apiKey, scopes);
  if (curl === null) return <p className="pr-key-muted">{t('secret.ordersOnly')}</p>;
  return <Command title={t('secret.try')} command={curl} />;
}
