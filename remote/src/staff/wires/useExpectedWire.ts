import type { ExpectedWire } from '@portal/shared/contract/staffWires';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { ApiError } from '../../api/apiError.ts';
import type { DetailQuery } from '../../ui/detail/DetailDrawer.tsx';
import { useListExpectedWiresQuery } from './wiresApi.ts';

const SIZE = Math.max(...SETTINGS.paging.ordersSizes);
const GONE: ApiError = { status: 404, i18nKey: 'error.wire.notPending', description: '' };

/** One of the wires that are expected with a reference; an error once it is not among them. */
export function useExpectedWire(reference: string, depositIdentifier: string): DetailQuery<ExpectedWire> {
  const query = useListExpectedWiresQuery({ page: 0, size: SIZE, q: reference }, { refetchOnMountOrArgChange: true });
  const { currentData, error, refetch, fulfilledTimeStamp } = query;
  const wire = currentData?.rows.find((one) => one.depositIdentifier === depositIdentifier);
  const isGone = currentData !== undefined && wire === undefined;
  return { currentData: wire, error: isGone ? GONE : error, refetch, fulfilledTimeStamp };
}
