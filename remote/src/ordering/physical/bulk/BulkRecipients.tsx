import type { CatalogBrand } from '@portal/shared/contract/catalog';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOrdersBulk } from '../../../entities/account/useOrdersBulk.ts';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useCatalog } from '../../../entities/catalog/useCatalog.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { useDraftStore, type DraftStore } from '../../../ui/form/draftStore.ts';
import { Redirect } from '../../../ui/page/Redirect.tsx';
import { beginOtherBrand, bulkDraft, readBulkBrand, readBulkCart } from '../../drafts/bulkDraft.ts';
import { useBroughtIn } from '../../drafts/useBroughtIn.ts';
import { physicalStepPath } from '../../mailed-lines/physicalStep.ts';
import { type PhysicalOrder } from '../physicalOrder.ts';
import { BulkForm } from './BulkForm.tsx';
import { readBulkChoice } from './readBulkChoice.ts';
import { listBulkItems } from './bulkValues.ts';
import './bulk.css';
import './locales.ts';

export interface BulkRecipientsProps {
  /** Null before there is a cart. */
  readonly order: PhysicalOrder | null;
}

/** Asks where many cards go, and which: once the browser has the order that was left half made. */
export function BulkRecipients({ order }: BulkRecipientsProps) {
  const { t } = useTranslation('physicalBulk');
  const isOffered = useOrdersBulk();
  const selected = useSelectedAccount();
  const { brands, error, isFetching, refetch } = useCatalog();
  const offered = useMemo(() => brands?.filter((brand) => listBulkItems(brand).length > 0), [brands]);
  const isReady = useBroughtIn(bulkDraft);
  if (!isOffered)
    return (
      <EmptyState
        text={t('notOffered.text')}
        action={<LinkButton to={PATHS.catalog}>{t('notOffered.toCatalog')}</LinkButton>}
      />
    );
  const accountIdentifier = order?.cart.accountIdentifier ?? selected?.accountIdentifier;
  if (accountIdentifier === undefined) return <Notice kind="warning">{t('noAccount')}</Notice>;
  if (offered === undefined && error !== undefined && !isFetching)
    return <PartFailure error={error} title={t('catalogFailed')} onRetry={refetch} />;
  if (offered === undefined || !isReady) return <PageSkeleton rows={6} />;
  if (offered.length === 0) return <EmptyState text={t('noBrand')} />;
  return <Begun order={order} brands={offered} accountIdentifier={accountIdentifier} />;
}

interface BegunProps extends BulkRecipientsProps {
  readonly brands: readonly CatalogBrand[];
  readonly accountIdentifier: string;
}

/** Goes on with the order that is half made, where it is of the brand that the address names. */
function Begun({ order, brands, accountIdentifier }: BegunProps) {
  const drafts = useDraftStore();
  const [params] = useSearchParams();
  const choice = readBulkChoice(params);
  const chosen = brands.find(({ items }) => items.some(({ utid }) => utid === choice?.utid));
  const [taken, setTaken] = useState(0);
  const [own] = useState(() => begin(drafts, order, chosen));
  if (order === null && own !== null) return <Redirect to={physicalStepPath('recipients', own)} />;
  return (
    <BulkForm
      key={`${order?.cart.cartId ?? accountIdentifier} ${taken}`}
      order={order}
      brands={brands}
      accountIdentifier={accountIdentifier}
      choice={choice}
      isDrafted={order === null || own === order.cart.cartId}
      onTaken={() => setTaken(taken + 1)}
    />
  );
}

/** Returns the cart of the order that is half made; a brand of the address that is another begins anew. */
function begin(drafts: DraftStore, order: PhysicalOrder | null, chosen: CatalogBrand | undefined): string | null {
  const brandKey = readBulkBrand(drafts) ?? '';
  if (order === null && chosen !== undefined && brandKey !== '' && brandKey !== chosen.brandKey)
    beginOtherBrand(drafts);
  return readBulkCart(drafts);
}
