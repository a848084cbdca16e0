import type { SessionClient } from '@portal/shared/session/sessionClient';
import type { ReactNode } from 'react';
import type { LoneModule } from '../app/modulePages.ts';
import { HomePage } from '../home/HomePage.tsx';
import { HostNav } from './HostNav.tsx';
import { navTexts } from './navTexts.ts';
import { UnknownPage } from './UnknownPage.tsx';
import { usePageLanguage } from './usePageLanguage.ts';
import './company.css';

interface CompanyPageProps {
  /** The module that fills the page, as `children`; `unknown` at an address without a page. */
  readonly module: LoneModule | 'home' | 'unknown';
  readonly session: SessionClient;
  readonly children: ReactNode;
}

/** The company's navigation above the home page, above one module of the portal, or where no page is. */
export function CompanyPage({ module, session, children }: CompanyPageProps) {
  const language = usePageLanguage(session);
  const names = navTexts(language);
  const alone = module === 'home' || module === 'unknown' ? null : module;
  return (
    <>
      <HostNav names={names} current={alone} />
      {module === 'home' && <HomePage language={language} names={names} session={session} />}
      {module === 'unknown' && <UnknownPage language={language} />}
      {alone !== null && <section aria-label={names[alone]}>{children}</section>}
    </>
  );
}
