import { Button } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import { useAccountName } from '../../entities/account/useAccountName.ts';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { useTakesFiles } from '../../entities/account/useTakesFiles.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import type { DraftConflictNoticeProps } from '../drafts/DraftConflictNotice.tsx';
import { stepsDraft } from '../drafts/stepsDraft.ts';
import { useBroughtIn } from '../drafts/useBroughtIn.ts';
import { useDraftSync } from '../drafts/useDraftSync.ts';
import { uploadPath } from '../upload/index.ts';
import './step-order.css';
import { StepIndicator } from './StepIndicator.tsx';
import type { Step } from './stepState.ts';
import { isUploadGone, useStepOrder, type StepOrder } from './useStepOrder.ts';

const DraftConflictNotice = lazyPart<DraftConflictNoticeProps>(
  async () => (await import('../drafts/DraftConflictNotice.tsx')).DraftConflictNotice,
);

interface StepPageProps {
  readonly step: Step;
  readonly children: (order: StepOrder) => ReactNode;
}

/** A step of the order: its title, where it stands, and the order once that is read. */
export function StepPage({ step, children }: StepPageProps) {
  const { t } = useTranslation(['stepOrder', 'quickOrder']);
  const selected = useSelectedAccount();
  const isReady = useBroughtIn(stepsDraft);
  const [taken, setTaken] = useState(0);
  if (selected !== null && !isReady)
    return (
      <Page>
        <PageHeader title={t(`title.${step}`)} />
        <PageSkeleton rows={6} />
      </Page>
    );
  if (selected !== null)
    return (
      <OrderStep
        key={taken}
        step={step}
        account={selected.accountIdentifier}
        content={children}
        onTaken={() => setTaken(taken + 1)}
      />
    );
  return (
    <Page>
      <PageHeader title={t(`title.${step}`)} />
      <Notice kind="warning" title={t('quickOrder:missing.accounts')}>
        {t('quickOrder:missing.accountsText')}
      </Notice>
    </Page>
  );
}

interface OrderStepProps {
  readonly step: Step;
  /** The selected one. */
  readonly account: string;
  readonly content: (order: StepOrder) => ReactNode;
  /** The order that another tab or device has saved is in this browser now. */
  readonly onTaken: () => void;
}

function OrderStep({ step, account, content, onTaken }: OrderStepProps) {
  const { t } = useTranslation(['stepOrder', 'quickOrder']);
  const getName = useAccountName();
  const takesFiles = useTakesFiles();
  const { sync, conflict } = useDraftSync(stepsDraft);
  const { order, isLoading, error, refetch } = useStepOrder(step, account);
  const { upload, accountIdentifier } = order;
  return (
    <Page keepsBottom>
      <PageHeader
        title={t(`title.${step}`)}
        subtitle={t('paidFrom', { account: getName(accountIdentifier) })}
        action={
          takesFiles &&
          step === 'recipients' && (
            <LinkButton to={PATHS.bulkUpload} variant="default">
              {t('toFile')}
            </LinkButton>
          )
        }
      >
        <StepIndicator current={step} upload={upload} />
      </PageHeader>
      {conflict !== null && (
        <Suspense fallback={null}>
          <DraftConflictNotice sync={sync} conflict={conflict} onLetGo={() => undefined} onTaken={onTaken} />
        </Suspense>
      )}
      {accountIdentifier !== account && step !== 'checkout' && (
        <Notice kind="warning" title={t('quickOrder:account.paysFrom', { account: getName(accountIdentifier) })}>
          {t('quickOrder:account.selectedIs', { account: getName(account) })}
        </Notice>
      )}
      {body()}
    </Page>
  );

  function body() {
    if (isLoading) return <PageSkeleton rows={6} />;
    if (isUploadGone(error))
      return <EmptyState text={t('gone')} action={<Button onClick={order.reset}>{t('startNew')}</Button>} />;
    if (error !== undefined) return <PartFailure error={error} title={t('failed')} onRetry={refetch} />;
    if (upload !== null && upload.fileName !== null) return <Redirect to={uploadPath(upload.uploadId)} />;
    if (upload !== null && upload.orderReferenceId !== null)
      return <Ordered reference={upload.orderReferenceId} onStartNew={order.reset} />;
    return content(order);
  }
}

interface OrderedProps {
  readonly reference: NonNullable<Upload['orderReferenceId']>;
  readonly onStartNew: () => void;
}

/** Leads to the order that was placed in another tab. */
function Ordered({ reference, onStartNew }: OrderedProps) {
  const { t } = useTranslation('quickOrder');
  return (
    <Notice
      kind="warning"
      title={t('placed.title')}
      actions={
        <>
          <LinkButton to={generatePath(PATHS.orderComplete, { referenceOrderId: reference })} size="xs">
            {t('placed.open', { reference })}
          </LinkButton>
          <Button variant="default" size="xs" onClick={onStartNew}>
            {t('placed.startNew')}
          </Button>
        </>
      }
    />
  );
}
