import type { LetterPreviewBody } from '@portal/shared/contract/printTemplates';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { usePreviewLetterQuery } from './letterApi.ts';
import './letter.css';
import { LetterDocument } from './LetterDocument.tsx';
import './locales.ts';

export interface LetterPreviewDialogProps {
  readonly body: LetterPreviewBody;
  readonly onClose: () => void;
}

/** The letter of a form, drawn by the server as it will be printed. */
export function LetterPreviewDialog({ body, onClose }: LetterPreviewDialogProps) {
  const { t } = useTranslation('letter');
  const { currentData: address, error, isFetching, refetch } = usePreviewLetterQuery(body);
  const title = t('preview.title');
  return (
    <Dialog opened title={title} onClose={onClose} width={760}>
      <p className="pr-letter__note">{t('preview.about')}</p>
      {address !== undefined && <LetterDocument address={address} title={title} fileName={t('preview.file')} />}
      {address === undefined && error !== undefined && !isFetching && (
        <PartFailure error={error} title={t('preview.failed')} onRetry={() => void refetch()} />
      )}
      {address === undefined && (error === undefined || isFetching) && (
        <PageSkeleton waitingFor={t('preview.waiting')}>
          <div className="pr-skeleton__bar pr-letter-file__paper" />
        </PageSkeleton>
      )}
    </Dialog>
  );
}
