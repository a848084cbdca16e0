import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router-dom';
import { useListLettersQuery } from '../../../../entities/delivery-template/letter/letterApi.ts';
import { LinkButton } from '../../../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import type { PhysicalOrder } from '../../physicalOrder.ts';
import { usePhysicalCart } from '../../usePhysicalCart.ts';
import { listLetterLines } from '../letterLines.ts';
import { PrintChooser } from '../PrintChooser.tsx';

/** The letters of an order that is not sent yet (`/order/print-templates-simple/{brandKey}[/non-redemption]`). */
export function PrintChooserPage() {
  const { t } = useTranslation('printChooser');
  const { order, isLoading, error, refetch } = usePhysicalCart();
  return (
    <Page keepsBottom>
      <PageHeader title={t('title')} subtitle={t('about')} />
      {error !== undefined && <PartFailure error={error} title={t('failed')} onRetry={refetch} />}
      {error === undefined && isLoading && <PageSkeleton rows={6} />}
      {error === undefined &&
        !isLoading &&
        (order === null ? <NoLetters to={PATHS.catalog} /> : <Letters order={order} />)}
      <Outlet />
    </Page>
  );
}

function Letters({ order }: { readonly order: PhysicalOrder }) {
  const { t } = useTranslation('printChooser');
  const { brandKey = '' } = useParams();
  const templates = useListLettersQuery(order.cart.accountIdentifier);
  const lines = listLetterLines(order.lines, brandKey);
  if (lines.length === 0 || order.cart.status !== 'OPEN') return <NoLetters to={order.to('personalization')} />;
  if (templates.data !== undefined)
    return <PrintChooser order={order} brandKey={brandKey} lines={lines} templates={templates.data} />;
  return templates.error === undefined ? (
    <PageSkeleton rows={6} />
  ) : (
    <PartFailure error={templates.error} title={t('failed')} onRetry={() => void templates.refetch()} />
  );
}

function NoLetters({ to }: { readonly to: string }) {
  const { t } = useTranslation('printChooser');
  return <EmptyState text={t('none')} action={<LinkButton to={to}>{t('toOrder')}</LinkButton>} />;
}
