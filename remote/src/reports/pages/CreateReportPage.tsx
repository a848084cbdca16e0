import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { CreateReportForm } from '../create/CreateReportForm.tsx';
import { useCreateClosed } from '../create/useCreateClosed.ts';
import { useGetReportQuery } from '../reportsApi.ts';
import { useReportsPlace } from '../useReportsPlace.ts';

const DIALOG_WIDTH = 560;

/** A new report (`/reporting/create`); `again` in the address names one whose choices it begins with. */
export function CreateReportPage() {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const { place } = useReportsPlace();
  if (place === null) return null;
  if (!place.canCreate) return <Redirect to={place.path} />;
  const close = () => void navigate(place.path, { replace: true });
  return (
    <Dialog opened title={t('title.create')} width={DIALOG_WIDTH} onClose={close}>
      <NewReport onClose={close} />
    </Dialog>
  );
}

/** The form, once the user's groups, and the report whose choices are used again, are there. */
function NewReport({ onClose }: { readonly onClose: () => void }) {
  const [params] = useSearchParams();
  const again = params.get('again');
  const closed = useCreateClosed();
  const { data: groups, error, refetch } = useCustomers();
  const { currentData: copied = null, isFetching } = useGetReportQuery(again ?? skipToken);
  if (closed !== null) return <Notice kind="warning">{closed}</Notice>;
  if (groups === undefined && error !== undefined) return <PartFailure error={error} onRetry={() => void refetch()} />;
  if (groups === undefined || (copied === null && isFetching)) return <PageSkeleton rows={6} />;
  return <CreateReportForm groups={groups} copied={copied} onClose={onClose} />;
}
