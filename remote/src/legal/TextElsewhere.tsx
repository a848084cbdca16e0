import { useTranslation } from 'react-i18next';

/** The way to a text of the operator's own. */
export function TextElsewhere({ address }: { readonly address: string }) {
  const { t } = useTranslation('legal');
  return (
    <p>
      {t('elsewhere')}{' '}
      <a className="pr-link" href={address} rel="noreferrer">
        {address}
      </a>
    </p>
  );
}
