import { useTranslation } from 'react-i18next';
import { useGetPortalLinksQuery } from '../entities/portal-links/portalLinksApi.ts';
import { PageSkeleton } from '../ui/feedback/PageSkeleton.tsx';
import { TextElsewhere } from './TextElsewhere.tsx';

const PARTS = ['data', 'purpose', 'sharing', 'storage', 'cookies', 'rights'] as const;

/** The portal's own privacy notice; the way to the operator's where one is set. */
export function PrivacyNotice() {
  const { t } = useTranslation('legal');
  const links = useGetPortalLinksQuery(undefined);
  if (links.isLoading) return <PageSkeleton />;
  const address = links.data?.privacyUrl;
  if (typeof address === 'string') return <TextElsewhere address={address} />;
  return PARTS.map((part) => (
    <section key={part}>
      <h2>{t(`privacy.${part}.title`)}</h2>
      <p>{t(`privacy.${part}.text`)}</p>
    </section>
  ));
}
