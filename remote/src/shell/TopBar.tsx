import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { findRow } from '../entities/permissions/findRow.ts';
import { useRouteRows } from '../entities/permissions/routeRows.ts';
import { useSignedIn } from '../entities/platform/signedIn.ts';
import { getEnumerationLabel } from '../i18n/getEnumerationLabel.ts';
import { Later } from '../ui/lazy/Later.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { NavSheet } from './navigation/NavSheet.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { getSettingsLabel } from './getSettingsLabel.ts';

const CartLink = lazyPart(async () => (await import('../entities/cart/CartLink.tsx')).CartLink);

/** Organisation, and what of it Team settings are about; at the end the environment, unless it is production, and the profile. */
export function TopBar({ isNarrow }: { readonly isNarrow: boolean }) {
  const { t, i18n } = useTranslation('shell');
  const { principal, platform } = useSignedIn();
  const { pathname } = useLocation();
  const row = findRow(useRouteRows(), pathname);
  const wording = row?.menu === undefined ? null : getSettingsLabel(principal);
  return (
    <section className="pr-top" aria-label={t('nav.bar')}>
      {isNarrow && <NavSheet />}
      <p className="pr-top__title">
        <span className="pr-top__organisation">{platform.name}</span>
        {wording !== null && <span className="pr-top__organisation">{t(`wording.${wording}`)}</span>}
      </p>
      {platform.environment !== 'Production' && (
        <span className="pr-top__environment">{getEnumerationLabel(i18n, 'environment', platform.environment)}</span>
      )}
      <Later>
        <CartLink />
      </Later>
      <ProfileMenu />
    </section>
  );
}
