import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '../../entities/platform/signedIn.ts';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { LaterMenu } from '../../ui/menu/LaterMenu.tsx';
import type { HelpItemsProps } from './HelpItems.tsx';

const load = async () => (await import('./HelpItems.tsx')).HelpItems;
const HelpItems = lazyPart<HelpItemsProps>(load);
const ReferralLink = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ './ReferralLink.tsx')).ReferralLink,
);

/** The end of the side navigation: referral, where one is configured, and help. */
export function HelpMenu({ isCompact }: { readonly isCompact: boolean }) {
  const { t } = useTranslation('shell');
  const hasReferral = useFeature('referral');
  const label = t('nav.help');
  return (
    <div className="pr-nav pr-nav--end">
      {hasReferral && (
        <Boundary failed={() => null}>
          <Suspense fallback={null}>
            <ReferralLink isCompact={isCompact} />
          </Suspense>
        </Boundary>
      )}
      <LaterMenu
        load={load}
        button={(props) => (
          <button type="button" className="pr-nav__link" aria-label={isCompact ? label : undefined} {...props}>
            <IconHelp size={20} aria-hidden="true" />
            {!isCompact && <span>{label}</span>}
          </button>
        )}
      >
        {(target) => <HelpItems target={target} label={label} />}
      </LaterMenu>
    </div>
  );
}
