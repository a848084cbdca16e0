import { Button } from '@mantine/core';
import type { OrderDrafts } from '@portal/shared/contract/orderDrafts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import { useAccountName } from '../../entities/account/useAccountName.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import '../../entities/order-draft/locales.ts';
import { useOpenKinds } from '../../entities/order-draft/useOpenKinds.ts';
import { useOrderDrafts } from '../../entities/order-draft/useOrderDrafts.ts';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import './drafts.css';
import { useDraftOffers, type DraftOffer } from './useDraftOffers.ts';

const DiscardDraft = lazyDialog(async () => (await import('./DiscardDraft.tsx')).DiscardDraft);

/** The orders that the user left half made, and the files that wait: to continue, or to discard. */
export function DraftOffers() {
  const containerRef = useRef<HTMLDivElement>(null);
  const known = useOrderDrafts();
  const kinds = useOpenKinds();
  const offers = useDraftOffers(known).filter(({ port }) => kinds.includes(port.kind));
  const takesFiles = useMayOpen(PATHS.bulkUpload);
  const uploads = takesFiles ? (known.list?.uploads ?? []) : [];
  const [discarded, setDiscarded] = useState<DraftOffer | null>(null);
  const [isEmptied, setEmptied] = useState(false);
  if (offers.length + uploads.length === 0 && discarded === null && !isEmptied) return null;
  return (
    <div ref={containerRef} tabIndex={-1} className="pr-drafts">
      {offers.map((offer) => (
        <Offer key={offer.port.kind} offer={offer} onDiscard={() => setDiscarded(offer)} />
      ))}
      {uploads.length > 0 && <WaitingFiles uploads={uploads} />}
      {discarded !== null && (
        <DiscardDraft
          offer={discarded}
          onClose={() => setDiscarded(null)}
          onDiscarded={() => {
            // The focus stays here, also when nothing is left.
            setEmptied(true);
            setDiscarded(null);
            containerRef.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** The files that wait, with the ways to go on with them. */
function WaitingFiles({ uploads }: { readonly uploads: OrderDrafts['uploads'] }) {
  const { t } = useTranslation('orderDraft');
  return (
    <Notice kind="info" title={t('upload.title', { count: uploads.length })}>
      <p className="pr-drafts__facts">
        {uploads.map(({ uploadId, fileName, rowCount }) => (
          <Link key={uploadId} to={generatePath(PATHS.upload, { uploadId })}>
            {t('upload.rows', { file: fileName ?? t('upload.unnamed'), count: rowCount })}
          </Link>
        ))}
      </p>
    </Notice>
  );
}

function Offer({ offer, onDiscard }: { readonly offer: DraftOffer; readonly onDiscard: () => void }) {
  const { t } = useTranslation('orderDraft');
  const path = offer.isNewer ? null : offer.port.getPath(offer);
  return (
    <Notice
      kind="info"
      title={t('offer.title')}
      actions={
        <>
          {path !== null && (
            <LinkButton to={path} variant="default" size="xs">
              {t('offer.goOn')}
            </LinkButton>
          )}
          <Button variant="subtle" size="xs" onClick={onDiscard}>
            {t('offer.discard')}
          </Button>
        </>
      }
    >
      <About offer={offer} />
      {path === null && <p>{t(offer.isNewer ? 'offer.newer' : 'offer.unreadable')}</p>}
    </Notice>
  );
}

/** The reward and its people, the account that it keeps, and when it was saved. */
function About({ offer }: { readonly offer: DraftOffer }) {
  const { t } = useTranslation('orderDraft');
  const getName = useAccountName();
  const selected = useSelectedAccount();
  const { amount, currencyCode, rewardName, recipientCount: count, accountIdentifier, updatedAt } = offer;
  const isOther = selected !== null && selected.accountIdentifier !== accountIdentifier;
  const account = accountIdentifier === null ? null : getName(accountIdentifier);
  return (
    <>
      <p className="pr-drafts__about">
        {amount !== null && currencyCode !== null && <Money amount={Number(amount)} currencyCode={currencyCode} />}
        {rewardName !== null && <span>{rewardName}</span>}
        {count > 0 && <span>{t('offer.people', { count })}</span>}
      </p>
      <p className="pr-drafts__facts">
        {account !== null && (
          <span>
            {isOther
              ? t('offer.otherAccount', { account, selected: selected.accountName })
              : t('offer.account', { account })}
          </span>
        )}
        {updatedAt === null ? (
          <span>{t('offer.unsent')}</span>
        ) : (
          <span>
            {t('offer.saved')} <RelativeTime at={updatedAt} />
          </span>
        )}
      </p>
    </>
  );
}
