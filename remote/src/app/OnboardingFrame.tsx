import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../entities/platform/signedIn.ts';
import { useProduct } from '../entities/portal-links/useProduct.ts';
import { useSessionSource } from '../entities/session/sessionSource.ts';
import { SessionWatch } from '../shell/session/SessionWatch.tsx';
import { useConfirmedSignOut } from '../ui/leave/useLeaveGuard.ts';
import { Product } from '../ui/product/Product.tsx';
import './onboarding-frame.css';
import { useServices } from './services.ts';

/** The wizard alone, without navigation: no other page is open yet. A host has a frame of its own. */
export function OnboardingFrame({ children }: { readonly children: ReactNode }) {
  const { isEmbedded } = useServices();
  const { client } = useSessionSource();
  return (
    <>
      {client !== null && <SessionWatch client={client} />}
      {isEmbedded ? (
        children
      ) : (
        <>
          <TopLine />
          <main>{children}</main>
        </>
      )}
    </>
  );
}

function TopLine() {
  const { t } = useTranslation('signedIn');
  const { username } = usePrincipal();
  const { port } = useSessionSource();
  const signOut = useConfirmedSignOut();
  return (
    <header className="pr-onboarding-frame">
      <Product {...useProduct()} />
      <span className="pr-onboarding-frame__user">{username}</span>
      <Button variant="default" size="xs" onClick={() => signOut(() => void port.signOut())}>
        {t('onboarding.signOut')}
      </Button>
    </header>
  );
}
