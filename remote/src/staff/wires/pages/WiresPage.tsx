import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterSearch } from '../../../ui/filter/FilterSearch.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { StaffPage } from '../../frame/StaffPage.tsx';
import type { Arrival } from '../receivedForm.ts';
import { ReferenceAccounts } from '../ReferenceAccounts.tsx';
import { WIRE_LIST } from '../wireList.ts';
import { WireTable } from '../WireTable.tsx';

const ReceivedWireDialog = lazyPart(async () => (await import('../ReceivedWireDialog.tsx')).ReceivedWireDialog);

/** The wires that are expected, each to be matched with what the bank's statement shows. */
export function WiresPage() {
  const { t } = useTranslation('staff');
  const { filters, setFilters } = useTableQuery(WIRE_LIST);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const reference = filters.q.trim();
  return (
    <StaffPage>
      <PageHeader title={t('title.wires')} subtitle={t('wires.about')}>
        <FilterBar
          count={0}
          search={<FilterSearch label={t('wires.search')} value={filters.q} onChange={(q) => setFilters({ q })} />}
        />
      </PageHeader>
      <WireTable onMatch={setArrival} />
      {reference !== '' && <ReferenceAccounts reference={reference} onRecord={setArrival} />}
      {arrival !== null && (
        <OverlayBoundary onClose={() => setArrival(null)}>
          <ReceivedWireDialog arrival={arrival} onClose={() => setArrival(null)} />
        </OverlayBoundary>
      )}
      <Outlet />
    </StaffPage>
  );
}
