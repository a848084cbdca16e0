import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import { useTranslation } from 'react-i18next';
import { useGetPortalLinksQuery } from '../../entities/portal-links/portalLinksApi.ts';
import './locales.ts';

/** The way to recommend the product; nothing where the operator set no address. */
export function ReferralLink({ isCompact }: { readonly isCompact: boolean }) {
  const { t } = useTranslation('help');
  const address = useGetPortalLinksQuery(undefined).data?.referralUrl ?? null;
  if (address === null) return null;
  return (
    <a className="pr-nav__link" href={address} target="_blank" rel="noreferrer">
      <IconHeartHandshake size={20} aria-hidden="true" />
      <span className={isCompact ? 'pr-hidden-text' : undefined}>{t('referral')}</span>
    </a>
  );
}
