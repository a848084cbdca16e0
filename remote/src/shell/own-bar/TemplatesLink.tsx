import { PATHS, PORTAL_MOUNT } from '@portal/shared/domain/access/paths';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useGetPortalLinksQuery } from '../../entities/portal-links/portalLinksApi.ts';
import '../help/locales.ts';

const TEMPLATES = { any: ['EMAIL_TEMPLATES_ACCESS', 'EMAIL_TEMPLATES_MANAGE'] } as const;

/** The templates in the whole portal, beside this page; nothing where the operator named no portal, or without the right. */
export function TemplatesLink() {
  const mayOpen = useCan(TEMPLATES);
  const portal = useGetPortalLinksQuery(undefined).data?.portalUrl ?? null;
  return portal !== null && mayOpen ? <PortalLink portal={portal} /> : null;
}

function PortalLink({ portal }: { readonly portal: string }) {
  const { t } = useTranslation(['shell', 'help']);
  const { href } = new URL(PORTAL_MOUNT + PATHS.emailTemplates, portal);
  return (
    <a className="pr-own-bar__link" href={href} target="_blank" rel="noreferrer">
      {t('nav.templates')}
      <IconExternalLink size={14} aria-hidden="true" />
      <span className="pr-hidden-text"> {t('help:newTab')}</span>
    </a>
  );
}
