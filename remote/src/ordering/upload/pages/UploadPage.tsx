import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../../api/apiError.ts';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { useDropGuard } from '../../../ui/file/useDropGuard.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { DeleteUpload } from '../DeleteUpload.tsx';
import { AddingUpload } from '../file/AddingUpload.tsx';
import { ReadingUpload } from '../file/ReadingUpload.tsx';
import { RefusedUpload } from '../file/RefusedUpload.tsx';
import { useSendFile } from '../file/useSendFile.ts';
import { useGetUploadQuery } from '../uploadApi.ts';
import { getDisplayState, UploadStateChip } from '../UploadStateChip.tsx';
import '../upload.css';

const MappingForm = lazyPart(async () => (await import('../mapping/MappingForm.tsx')).MappingForm);
const CheckedUpload = lazyPart(async () => (await import('../corrections/CheckedUpload.tsx')).CheckedUpload);

/** One file of recipients: read, mapped, corrected and put into an order (`/order/bulk-upload/:uploadId`). */
export function UploadPage() {
  const { uploadId = '' } = useParams();
  return <OneUpload key={uploadId} uploadId={uploadId} />;
}

function OneUpload({ uploadId }: { readonly uploadId: string }) {
  const { t } = useTranslation('upload');
  const { data, error, refetch } = useGetUploadQuery(uploadId, { refetchOnMountOrArgChange: true });
  // An upload that was deleted meanwhile may still be in the cache.
  if (data === undefined || isGone(error))
    return (
      <Page>
        {error === undefined && <PageSkeleton rows={6} />}
        {isGone(error) && <Gone />}
        {error !== undefined && !isGone(error) && (
          <>
            <PageHeader title={t('title.upload')} />
            <PartFailure error={error} title={t('gone.failed')} onRetry={() => void refetch()} />
          </>
        )}
      </Page>
    );
  return <ReadUpload upload={data} />;
}

const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Deleted, forgotten after its time, or another user's. */
function Gone() {
  const { t } = useTranslation('upload');
  return (
    <>
      <PageHeader title={t('gone.title')} />
      <EmptyState text={t('gone.text')} action={<LinkButton to={PATHS.bulkUpload}>{t('gone.new')}</LinkButton>} />
    </>
  );
}

/** Another sheet, row or encoding gives other columns to confirm. */
const toReadingKey = ({ uploadId, fileName, sheet, headingRow, encoding }: Upload): string =>
  [uploadId, fileName, sheet, headingRow, encoding].join(' ');

/** Other columns, another sign of decimals, or other rewards for names give other lines. */
const toMappingKey = ({ columns, decimalMark, rewards }: Upload): string =>
  [decimalMark, ...columns.map(({ field }) => field), ...rewards.map(({ utid }) => utid)].join(' ');

function ReadUpload({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('upload');
  const getName = useAccountName();
  useDropGuard();
  const isEmpty = upload.state === 'READING' && upload.fileName === null;
  const sending = useSendFile(upload.uploadId, isEmpty);
  const [isRemapped, setRemapped] = useState(false);
  const readingKey = toReadingKey(upload);
  const isMapping = upload.state === 'NEEDS_MAPPING' || (upload.state === 'CHECKED' && isRemapped);
  const file = upload.fileName ?? t('title.upload');
  const facts = [
    ...(isMapping ? [file] : []),
    getName(upload.accountIdentifier),
    ...(upload.rowCount === 0 ? [] : [t('rows', { count: upload.rowCount })]),
  ];
  return (
    <Page keepsBottom>
      <PageHeader
        title={isMapping ? t('mapping.title') : file}
        subtitle={facts.join(' · ')}
        action={upload.state !== 'ADDING' && <DeleteUpload upload={upload} />}
      />
      {getDisplayState(upload) === 'unknown' && <UploadStateChip upload={upload} />}
      {upload.state === 'READING' && <ReadingUpload upload={upload} file={sending} />}
      {upload.state === 'ADDING' && <AddingUpload upload={upload} />}
      {upload.state === 'REFUSED' && <RefusedUpload upload={upload} file={sending} />}
      <Suspense fallback={<PageSkeleton rows={6} />}>
        {isMapping && (
          <MappingForm
            key={readingKey}
            readingKey={readingKey}
            upload={upload}
            file={sending}
            onMapped={() => setRemapped(false)}
          />
        )}
        {(upload.state === 'ADDED' || (upload.state === 'CHECKED' && !isRemapped)) && (
          <CheckedUpload key={toMappingKey(upload)} upload={upload} onRemap={() => setRemapped(true)} />
        )}
      </Suspense>
    </Page>
  );
}
