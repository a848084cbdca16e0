import { PATHS } from '@portal/shared/domain/access/paths';
import type { PhysicalStep } from '@portal/shared/domain/ordering/physicalSteps';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { useAccountName } from '../../entities/account/useAccountName.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { AlreadyPlaced } from '../quick-order/index.ts';
import './physical.css';
import { findFirstOpenStep, LED_BACK, listSteps, type PhysicalOrder } from './physicalOrder.ts';
import { PhysicalSteps } from './PhysicalSteps.tsx';
import { usePhysicalCart } from './usePhysicalCart.ts';

interface PhysicalStepPageProps {
  readonly step: PhysicalStep;
  /** Draws the step once the order is read. */
  readonly children: (order: PhysicalOrder, refetch: () => void) => ReactNode;
  /** Draws it while there is no cart yet; without it the order begins at its first step. */
  readonly begin?: (isBulk: boolean) => ReactNode;
  /** The order is placed, and its page is on the way. */
  readonly isOrdered?: boolean;
}

/** A step of a mailed order: where it stands, and the cart once that is read. */
export function PhysicalStepPage({ step, children, begin, isOrdered = false }: PhysicalStepPageProps) {
  const { t } = useTranslation('physicalOrder');
  const getName = useAccountName();
  const navigate = useNavigate();
  const { order, isFresh, isBulk, isLoading, error, refetch } = usePhysicalCart();
  // Its first person is in the cart before that is read: the form stays meanwhile.
  const [hasBegun, setBegun] = useState(false);
  if (begin !== undefined && !isLoading && order === null && !hasBegun) setBegun(true);
  return (
    <Page keepsBottom>
      <PageHeader
        title={t(isBulk && step === 'recipients' ? 'title.bulk' : `title.${step}`)}
        subtitle={order === null ? undefined : t('paidFrom', { account: getName(order.cart.accountIdentifier) })}
      >
        <PhysicalSteps current={step} order={order} isBulk={isBulk} />
      </PageHeader>
      {body()}
    </Page>
  );

  function body() {
    if (isOrdered) return <PageSkeleton rows={6} />;
    if (isApiError(error) && error.status === 404)
      return <EmptyState text={t('gone')} action={<LinkButton to={PATHS.catalog}>{t('toCatalog')}</LinkButton>} />;
    if (error !== undefined) return <PartFailure error={error} title={t('failed')} onRetry={refetch} />;
    const waiting = <PageSkeleton rows={6} />;
    if (isLoading && !hasBegun) return waiting;
    // Once the cart was read since the page was opened, there is none.
    if (order === null && begin === undefined) return <Redirect to={PATHS.physicalRecipients} />;
    if (order === null) return <Suspense fallback={waiting}>{begin?.(isBulk)}</Suspense>;
    if (order.cart.status === 'PLACED')
      return <AlreadyPlaced cartId={order.cart.cartId} onStartNew={() => void navigate(PATHS.catalog)} />;
    const steps = listSteps(order.isBulk);
    const firstOpen = findFirstOpenStep(order);
    if (steps.indexOf(step) > steps.indexOf(firstOpen) || !steps.includes(step))
      return isFresh ? <Redirect to={order.to(firstOpen)} state={LED_BACK} /> : waiting;
    return <Suspense fallback={waiting}>{children(order, refetch)}</Suspense>;
  }
}
