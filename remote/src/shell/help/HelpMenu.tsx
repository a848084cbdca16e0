import { Menu } from '@mantine/core';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Menu.css';
import { useFeature } from '../../entities/platform/signedIn.ts';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';

const HelpItems = lazyPart(async () => (await import(/* webpackChunkName: "later" */ './HelpItems.tsx')).HelpItems);
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
      <Menu position="top-start" width={260} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className="pr-nav__link" aria-label={isCompact ? label : undefined}>
            <IconHelp size={20} aria-hidden="true" />
            {!isCompact && <span>{label}</span>}
          </button>
        </Menu.Target>
        <Menu.Dropdown aria-label={label}>
          <Boundary failed={(_error, retry) => <Menu.Item onClick={retry}>{t('nav.helpFailed')}</Menu.Item>}>
            <Suspense fallback={null}>
              <HelpItems />
            </Suspense>
          </Boundary>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
