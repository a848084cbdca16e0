import type { ServiceUrls } from '@portal/shared/contract/ssoConnections';
import { known } from '@portal/shared/domain/known';
import { useTranslation } from 'react-i18next';
import { CopyableValue } from '../guides/CopyableValue.tsx';

const SHOWN = {
  OIDC: ['redirectUri', 'signOutUri'],
  SAML: ['entityId', 'acsUrl', 'metadataUrl'],
} as const satisfies Record<'OIDC' | 'SAML', readonly (keyof ServiceUrls)[]>;

interface ServiceUrlListProps {
  readonly type: 'OIDC' | 'SAML';
  readonly urls: ServiceUrls;
}

/** The portal's own addresses, to be copied into the provider. */
export function ServiceUrlList({ type, urls }: ServiceUrlListProps) {
  const { t } = useTranslation('authentication');
  return (
    <div className="pr-sso-urls">
      {known<string, readonly (keyof ServiceUrls)[]>(SHOWN, type, []).map((name) => (
        <CopyableValue key={name} name={t(`url.${name}`)} value={urls[name]} />
      ))}
    </div>
  );
}
