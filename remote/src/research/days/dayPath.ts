import type { IncentiveDetail } from '@portal/shared/contract/incentives';
import { PATHS } from '@portal/shared/domain/access/paths';
import { generatePath } from 'react-router-dom';

/** Path of the history of an incentive on one day. */
export const getDayPath = ({ incentiveId }: Pick<IncentiveDetail, 'incentiveId'>, day: string): string =>
  `${generatePath(PATHS.incentive, { incentiveId })}?${new URLSearchParams({ from: day, to: day }).toString()}`;
