import type { SessionClient } from '@portal/shared/session/sessionClient';
import type { ReactNode } from 'react';
import type { LoneModule } from '../app/modulePages.ts';
import { HomePage } from '../home/HomePage.tsx';
import { HostNav } from './HostNav.tsx';
import { navTexts } from './navTexts.ts';
import { usePageLanguage } from './usePageLanguage.ts';
import './company.css';

interface CompanyPageProps {
  /** The module that fills the page, as `children`; null on the home page. */
  readonly module: LoneModule | null;
  readonly session: SessionClient;
  readonly children: ReactNode;
}

/** The company's navigation above the home page, or above one module of the portal. */
export function CompanyPage({ module, session, children }: CompanyPageProps) {
  const language = usePageLanguage(session);
  const names = navTexts(language);
  return (
    <>
      <HostNav names={names} current={module} />
      {module === null ? (
        <HomePage language={language} names={names} session={session} />
      ) : (
        <section aria-label={names[module]}>{children}</section>
      )}
    </>
  );
}
