import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Upload } from '@portal/shared/contract/uploads';
import { SETTINGS } from '@portal/shared/domain/settings';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { CorrectionBar } from '../../../ui/grid/CorrectionBar.tsx';
import { choice } from '../../../ui/page/urlParameter.ts';
import { useTableQuery, type TableQuery } from '../../../ui/table/useTableQuery.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { AmountMarks } from '../mapping/AmountMarks.tsx';
import { OrderUpload } from '../OrderUpload.tsx';
import { AllLines } from './AllLines.tsx';
import type { CellGoal, GoalProps } from './cellGoal.ts';
import { ErrorGroups } from './ErrorGroups.tsx';
import { DownloadRejects } from './DownloadRejects.tsx';
import { OneLine } from './OneLine.tsx';
import { UploadGrid } from './UploadGrid.tsx';
import { useCellChanges, type CellChanges } from './useCellChanges.ts';

const NARROW = `(width < ${SETTINGS.layout.sheetBelowEm}em)`;
const SHOWN = ['', 'wrong', 'all', 'warned'] as const;
/** `show`: rows to fix where there are any, else all. */
const LINES = { sizes: [25, 100], filters: { show: choice(SHOWN, '') } };

interface CheckedUploadProps {
  readonly upload: Upload;
  /** Says anew what the columns are. */
  readonly onRemap: () => void;
}

/** Shows what is good, what is wrong and why; wrong cells are corrected in place, and good rows can be ordered at any time. */
export function CheckedUpload({ upload, onRemap }: CheckedUploadProps) {
  // The texts of the picker are there before it opens in a cell, which would lose the focus while they load.
  const { t, i18n } = useTranslation(['upload', 'rewardPicker']);
  const notify = useNotify();
  const query = useTableQuery(LINES);
  const cells = useCellChanges(upload.uploadId);
  const { wrongCount, warnedCount, addedCount, rowCount } = upload;
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  // More rows than one grid shows are looked through in the file.
  const isLarge = rowCount > UPLOAD_LIMITS.linesOfPage;
  // Decided once: nothing moves under the hand when a cell becomes good or wrong.
  const [first] = useState<'wrong' | 'all'>(wrongCount > 0 ? 'wrong' : 'all');
  const shown = query.filters.show === '' ? first : query.filters.show;
  const counts = [
    ['wrong', wrongCount],
    ['all', rowCount],
    ['warned', warnedCount],
  ] as const;
  const views = counts.filter(([view, count]) => view === shown || (view === 'all' ? !isLarge : count > 0));
  const [goal, setGoal] = useState<CellGoal | null>(null);
  const goTo = (cell: CellGoal) => {
    if (shown !== 'wrong') query.setFilters({ show: 'wrong' });
    setGoal(cell);
  };
  return (
    <>
      <OrderUpload upload={upload} />
      {upload.causes.some(({ i18nKey }) => i18nKey === 'error.amount.ambiguous') && <AmountMarks upload={upload} />}
      {wrongCount > 0 && <ErrorGroups upload={upload} cells={cells} onGoTo={goTo} />}
      <CorrectionBar
        label={t('show.label')}
        views={views.map(([view, count]) => ({ view, text: t(`show.${view}`, { count }) }))}
        shown={shown}
        onShow={(view) => query.setFilters({ show: view })}
        cells={cells}
        texts={{
          state: cells.state === 'idle' ? '' : t(`cells.${cells.state}`),
          retry: t('cells.retry'),
          undo: t('cells.undo'),
        }}
        onError={(error) => notify.error(apiErrorMessage(i18n, error))}
      >
        {wrongCount > 0 && <DownloadRejects upload={upload} />}
        {addedCount === 0 && (
          <Button size="xs" variant="default" onClick={onRemap}>
            {t('mapping.again')}
          </Button>
        )}
      </CorrectionBar>
      <Rows
        upload={upload}
        query={query}
        shown={shown}
        cells={cells}
        isNarrow={isNarrow}
        goal={goal}
        onReached={() => setGoal(null)}
      />
    </>
  );
}

interface RowsProps extends GoalProps {
  readonly upload: Upload;
  readonly query: TableQuery;
  readonly shown: 'wrong' | 'all' | 'warned';
  readonly cells: CellChanges;
  readonly isNarrow: boolean;
}

/** The rows in a grid; where that has no room, one wrong row at a time, and the others to look through. */
function Rows({ upload, query, shown, cells, isNarrow, ...goalProps }: RowsProps) {
  const { t } = useTranslation('upload');
  const isLarge = upload.rowCount > UPLOAD_LIMITS.linesOfPage;
  if (shown === 'all' && isLarge)
    return <p className="pr-upload__help">{t('lines.large', { count: upload.rowCount })}</p>;
  if (!isNarrow) {
    const filter = shown === 'wrong' ? 'invalid' : shown;
    return <UploadGrid key={filter} upload={upload} shown={filter} cells={cells} {...goalProps} />;
  }
  if (shown === 'wrong') return <OneLine upload={upload} cells={cells} {...goalProps} />;
  return <AllLines upload={upload} list={query} only={shown === 'warned' ? 'warned' : undefined} />;
}
