import type { Account } from '@portal/shared/contract/customers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../entities/platform/signedIn.ts';
import { Notice, type NoticeKind } from '../../ui/feedback/Notice.tsx';
import { AskSupport } from './AskSupport.tsx';
import { ExitEmulation } from './ExitEmulation.tsx';
import type { BannerName } from './getBanners.ts';
import './banners.css';
import { LiftFreeze } from './LiftFreeze.tsx';
import './locales.ts';
import { DismissApproval, FinishSignUp, InReviewBanner, RejectedBanner } from './ReviewBanner.tsx';

interface BannerListProps {
  readonly names: readonly BannerName[];
  /** Undefined until it is known. */
  readonly account: Account | undefined;
}

/** Banners that say more than their name, and ask the server for it. */
const OWN = { review: InReviewBanner, rejected: RejectedBanner } as const;

type PlainName = Exclude<BannerName, keyof typeof OWN>;

const isOwn = (name: BannerName): name is keyof typeof OWN => name in OWN;

const KINDS: Readonly<Record<PlainName, NoticeKind>> = {
  emulation: 'warning',
  frozen: 'warning',
  finish: 'warning',
  information: 'warning',
  approved: 'success',
  sandbox: 'info',
  verifyEmail: 'warning',
  newAddress: 'info',
};

const ASKING: readonly BannerName[] = ['information', 'verifyEmail'];

/** The banners, each with its text and what can be done about it. */
export function BannerList({ names, account }: BannerListProps) {
  const { t } = useTranslation('banners');
  const { principal, platform } = useSignedIn();
  const values = {
    account: account?.displayName ?? '',
    platform: platform.name,
    identifier: principal.emulationPlatformId ?? '',
    email: principal.username,
    address: window.location.origin,
  };
  const getBanner = (name: BannerName) => {
    if (isOwn(name)) {
      const Own = OWN[name];
      return <Own key={name} />;
    }
    return (
      <Notice
        key={name}
        kind={KINDS[name]}
        title={t(`${name}.title`, values)}
        actions={getAction(name, account, values.identifier)}
      >
        {t(`${name}.text`, values)}
      </Notice>
    );
  };
  const others = names.filter((name) => name !== 'emulation');
  return (
    <>
      {others.length < names.length && <div className="pr-banners pr-banners--stuck">{getBanner('emulation')}</div>}
      {others.length > 0 && <div className="pr-banners">{others.map(getBanner)}</div>}
    </>
  );
}

function getAction(name: PlainName, account: Account | undefined, emulated: string): ReactNode {
  if (name === 'finish') return <FinishSignUp />;
  if (name === 'approved') return <DismissApproval />;
  if (name === 'emulation') return <ExitEmulation platformClientId={emulated} />;
  if (name === 'newAddress') return <NewAddress />;
  if (name === 'frozen') return account && <LiftFreeze account={account} />;
  return ASKING.includes(name) ? <AskSupport /> : undefined;
}

function NewAddress() {
  const { origin } = window.location;
  return (
    <a className="pr-link" href={`${origin}/vue/`}>
      {origin}
    </a>
  );
}
