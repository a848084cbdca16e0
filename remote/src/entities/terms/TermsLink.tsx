import { useTranslation } from 'react-i18next';
import './locales.ts';

/** Opens the terms beside the page, so that nothing typed is lost. */
export function TermsLink({ href }: { readonly href: string }) {
  const { t } = useTranslation('terms');
  return (
    <a className="pr-link" href={href} target="_blank" rel="noreferrer">
      {t('read')} <span className="pr-hidden-text">{t('newTab')}</span>
    </a>
  );
}
