import { Suspense, useSyncExternalStore } from 'react';
import { useAccount } from '../../entities/account/useSelectedAccount.ts';
import { useSignedIn } from '../../entities/platform/signedIn.ts';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { approvalStore } from './approvalStore.ts';
import { getBanners, type BannerName } from './getBanners.ts';

const BannerList = lazyPart(async () => (await import(/* webpackChunkName: "later" */ './BannerList.tsx')).BannerList);

interface BannersProps {
  /** Those that a host's frame leaves to the pages; absent: all. */
  readonly only?: readonly BannerName[];
}

/** Conditions that affect every page; most users never see one. */
export function Banners({ only }: BannersProps) {
  const signedIn = useSignedIn();
  const { account } = useAccount();
  const { identityHash } = signedIn.principal;
  const awaitsApproval = useSyncExternalStore(approvalStore.subscribe, () => approvalStore.isAwaited(identityHash));
  const names = getBanners({ ...signedIn, account, awaitsApproval }).filter(
    (name) => only === undefined || only.includes(name),
  );
  if (names.length === 0) return null;
  return (
    <Boundary failed={() => null}>
      <Suspense fallback={null}>
        <BannerList names={names} account={account} />
      </Suspense>
    </Boundary>
  );
}
