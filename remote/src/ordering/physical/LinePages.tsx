import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { LinePager } from '../quick-order/index.ts';
import type { PhysicalOrder } from './physicalOrder.ts';
import type { MailedPages } from './useMailedPages.ts';

interface LinePagesProps {
  readonly order: PhysicalOrder;
  readonly pages: MailedPages;
}

/** Turns the pages of an order's lines below their list, and says what becomes of the page that is read; nothing for one page. */
export function LinePages({ order: { hasMoreLines }, pages }: LinePagesProps) {
  const { t } = useTranslation('physicalOrder');
  const { tokens, total, lines, nextToken, error, refetch } = pages;
  if (!hasMoreLines && tokens.page === 0) return null;
  return (
    <>
      {lines === undefined &&
        (error === undefined ? (
          <PageSkeleton rows={4} />
        ) : (
          <PartFailure error={error} title={t('people.failed')} onRetry={refetch} />
        ))}
      {lines?.length === 0 && <p className="pr-physical__help">{t('people.noneHere')}</p>}
      {(tokens.page > 0 || nextToken !== null) && (
        <div className="pr-physical__pager">
          <LinePager tokens={tokens} pageSize={SETTINGS.paging.cartLinesMax} total={total} nextToken={nextToken} />
        </div>
      )}
    </>
  );
}
