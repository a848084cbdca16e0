import { useTranslation } from 'react-i18next';
import { useGetPortalLinksQuery } from '../entities/portal-links/portalLinksApi.ts';
import { PageSkeleton } from '../ui/feedback/PageSkeleton.tsx';
import type { LegalDocument } from './legalDocuments.ts';

const PARTS = {
  terms: ['use', 'orders', 'availability', 'changes'],
  privacy: ['data', 'purpose', 'sharing', 'storage', 'cookies', 'rights'],
} as const;

/** The portal's own terms or privacy notice; the way to the operator's where one is set. */
export function OwnText({ document }: { readonly document: Exclude<LegalDocument, 'licences'> }) {
  const { t } = useTranslation('legal');
  const links = useGetPortalLinksQuery(undefined);
  if (links.isLoading) return <PageSkeleton />;
  const address = document === 'terms' ? links.data?.termsUrl : links.data?.privacyUrl;
  if (typeof address === 'string')
    return (
      <p>
        {t('elsewhere')}{' '}
        <a className="pr-link" href={address} rel="noreferrer">
          {address}
        </a>
      </p>
    );
  return document === 'terms' ? (
    <>
      <p>{t('terms.scope')}</p>
      {PARTS.terms.map((part) => (
        <section key={part}>
          <h2>{t(`terms.${part}.title`)}</h2>
          <p>{t(`terms.${part}.text`)}</p>
        </section>
      ))}
    </>
  ) : (
    <>
      {PARTS.privacy.map((part) => (
        <section key={part}>
          <h2>{t(`privacy.${part}.title`)}</h2>
          <p>{t(`privacy.${part}.text`)}</p>
        </section>
      ))}
    </>
  );
}
