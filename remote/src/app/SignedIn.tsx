import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { AccessNotice } from '../entities/account/AccessNotice.tsx';
import { SwitchAccountProvider } from '../entities/account/SwitchAccountProvider.tsx';
import { MoneyMovedElsewhere } from '../entities/attempt/MoneyMovedElsewhere.tsx';
import { useSessionSource } from '../entities/session/sessionSource.ts';
import { Banners } from '../shell/banners/Banners.tsx';
import { SettingsNav } from '../shell/navigation/SettingsNav.tsx';
import { SessionWatch } from '../shell/session/SessionWatch.tsx';
import { TermsWatch } from '../shell/terms/TermsWatch.tsx';
import { Boundary } from '../ui/lazy/Boundary.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { PageBoundary } from '../ui/lazy/PageBoundary.tsx';
import { ForbiddenCalls } from './ForbiddenCalls.tsx';
import { loadOwnBar, loadShell } from './loadShell.ts';
import { useServices } from './services.ts';
import { SignedInData } from './SignedInData.tsx';

const ShellFrame = lazyPart(loadShell);
const OwnBar = lazyPart(loadOwnBar);

/** The banners that are drawn beside a host's own frame too, which does not know of them. */
const IN_EVERY_FRAME = ['frozen'] as const;

interface SignedInProps {
  /** User identifier: another user never sees this one's pages. */
  readonly subject: string;
  readonly hasShell: boolean;
  /** Shown while the user's data load. */
  readonly waiting: ReactNode;
  /** Shown while what comes after them loads. */
  readonly skeleton: ReactNode;
}

/** Surrounds the pages of a signed-in user with their data, the account, notices, sections of settings and the shell. */
export function SignedIn({ subject, hasShell, waiting, skeleton }: SignedInProps) {
  const { client } = useSessionSource();
  const { shared, hasOwnBar } = useServices();
  const page = (
    <>
      <ForbiddenCalls />
      <MoneyMovedElsewhere />
      <AccessNotice isWholePortal={hasShell} />
      <SettingsNav />
      <Outlet />
    </>
  );
  return (
    <SwitchAccountProvider shared={shared}>
      <SignedInData key={subject} subject={subject} waiting={waiting} skeleton={skeleton}>
        {client !== null && <SessionWatch client={client} />}
        <TermsWatch />
        {hasShell ? (
          <PageBoundary waiting={skeleton}>
            <ShellFrame>{page}</ShellFrame>
          </PageBoundary>
        ) : (
          <>
            {hasOwnBar && (
              <Boundary failed={() => null}>
                <OwnBar />
              </Boundary>
            )}
            <Banners only={IN_EVERY_FRAME} />
            {page}
          </>
        )}
      </SignedInData>
    </SwitchAccountProvider>
  );
}
