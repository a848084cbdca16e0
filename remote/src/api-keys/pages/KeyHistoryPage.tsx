import { Page } from '../../ui/page/Page.tsx';
import { DownloadHistory } from '../history/DownloadHistory.tsx';
import { HistoryFilters } from '../history/HistoryFilters.tsx';
import { HistoryTable } from '../history/HistoryTable.tsx';
import { useKeyKind } from '../useKeyKind.ts';
import { KeysHeader } from './KeysHeader.tsx';

/** The history of the keys of a type. */
export function KeyHistoryPage() {
  const { historyPath } = useKeyKind().area;
  return (
    <Page wide keepsBottom>
      <KeysHeader current={historyPath} action={<DownloadHistory />}>
        <HistoryFilters />
      </KeysHeader>
      <HistoryTable />
    </Page>
  );
}
