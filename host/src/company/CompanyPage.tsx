import type { SharedStore } from '@portal/shared/store/createSharedStore';
import { ANY_ORDER_HISTORY } from '@portal/shared/domain/access/permissions';
import type { ReactNode } from 'react';
import type { LoneModule } from '../app/modulePages.ts';
import { HomePage } from '../home/HomePage.tsx';
import { useSignedInProfile, type Profile } from '../home/useProfile.ts';
import { HostNav } from './HostNav.tsx';
import { navTexts } from './navTexts.ts';
import { UnknownPage } from './UnknownPage.tsx';
import { UserArea } from './UserArea.tsx';
import { usePageLanguage } from './usePageLanguage.ts';
import './company.css';
import './face.css';

interface CompanyPageProps {
  /** The module that fills the page, as `children`; `unknown` at an address without a page. */
  readonly module: LoneModule | 'home' | 'unknown';
  readonly store: SharedStore;
  readonly children: ReactNode;
}

const seesOrders = ({ authorities }: Profile): boolean => ANY_ORDER_HISTORY.some((code) => authorities.includes(code));

/** The company's navigation, which leaves the account to the bar that ordering brings, above the home page, above one module of the portal, or where no page is. */
export function CompanyPage({ module, store, children }: CompanyPageProps) {
  const { session } = store;
  const language = usePageLanguage(session);
  const profile = useSignedInProfile(session);
  const names = navTexts(language);
  const alone = module === 'home' || module === 'unknown' ? null : module;
  return (
    <>
      <HostNav names={names} current={alone} hasOrders={profile !== null && seesOrders(profile)}>
        {alone !== null && profile !== null && (
          <UserArea
            store={store}
            profile={profile}
            names={names}
            language={language}
            hasAccount={alone !== 'ordering'}
          />
        )}
      </HostNav>
      {module === 'home' && <HomePage language={language} names={names} session={session} />}
      {module === 'unknown' && <UnknownPage language={language} />}
      {alone !== null && <section aria-label={names[alone]}>{children}</section>}
    </>
  );
}
