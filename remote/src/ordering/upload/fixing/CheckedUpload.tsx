import { Button } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { choice } from '../../../ui/page/addressParameter.ts';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts';
import { AmountMarks } from '../mapping/AmountMarks.tsx';
import { OrderUpload } from '../OrderUpload.tsx';
import { AllLines } from './AllLines.tsx';
import { Causes } from './Causes.tsx';
import { DownloadRejects } from './DownloadRejects.tsx';
import { FixLines } from './FixLines.tsx';
import { useCellChanges } from './useCellChanges.ts';

const SHOWN = ['', 'all', 'warned'] as const;
/** `show`: rows to fix where there are any, else all. */
const LINES = { sizes: [25, 100], filters: { show: choice(SHOWN, '') } };

interface CheckedUploadProps {
  readonly upload: Upload;
  /** Says anew what the columns are. */
  readonly onRemap: () => void;
}

/** What is good, what is wrong and why; each wrong cell is mended in its place, and the good rows can be ordered at any time. */
export function CheckedUpload({ upload, onRemap }: CheckedUploadProps) {
  const { t, i18n } = useTranslation('upload');
  const notify = useNotify();
  const query = useTableQuery(LINES);
  const cells = useCellChanges(upload.uploadId);
  const { wrongCount, warnedCount, addedCount, rowCount } = upload;
  const isFixing = query.filters.show === '' && (wrongCount > 0 || cells.mended.size > 0);
  const shown = isFixing ? '' : query.filters.show === '' ? 'all' : query.filters.show;
  const views = [
    ['', wrongCount],
    ['all', rowCount],
    ['warned', warnedCount],
  ] as const;
  const undo = async () => {
    try {
      await cells.undo?.();
    } catch (error) {
      notify.error(apiErrorMessage(i18n, error));
    }
  };
  return (
    <>
      <OrderUpload upload={upload} />
      {upload.causes.some(({ i18nKey }) => i18nKey === 'error.amount.ambiguous') && <AmountMarks upload={upload} />}
      {wrongCount > 0 && <Causes upload={upload} cells={cells} />}
      <div className="pr-upload__bar">
        <div role="group" aria-label={t('show.label')} className="pr-upload__views">
          {views
            .filter(([view, count]) => view === 'all' || count > 0 || view === shown)
            .map(([view, count]) => (
              <Button
                key={view}
                size="xs"
                variant={view === shown ? 'filled' : 'default'}
                aria-pressed={view === shown}
                onClick={() => query.setFilters({ show: view })}
              >
                {t(view === '' ? 'show.wrong' : `show.${view}`, { count })}
              </Button>
            ))}
        </div>
        <span role="status" className="pr-upload__help">
          {cells.state !== 'idle' && t(`cells.${cells.state}`)}
        </span>
        {cells.undo !== null && (
          <Button size="xs" variant="default" onClick={() => void undo()}>
            {t('cells.undo')}
          </Button>
        )}
        {wrongCount > 0 && <DownloadRejects upload={upload} />}
        {addedCount === 0 && (
          <Button size="xs" variant="default" onClick={onRemap}>
            {t('mapping.again')}
          </Button>
        )}
      </div>
      {shown === '' ? (
        <FixLines upload={upload} cells={cells} />
      ) : (
        <AllLines upload={upload} list={query} only={shown === 'warned' ? 'warned' : undefined} cells={cells} />
      )}
    </>
  );
}
