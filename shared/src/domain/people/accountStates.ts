import type { AccountStatus } from '../enumerations.ts';
import { known } from '../known.ts';

/** The statuses that an account of each status can be given. A disabled one is as good as closed: nothing works with it. */
const NEXT: Readonly<Record<AccountStatus, readonly AccountStatus[]>> = {
  ACTIVE: ['FROZEN', 'DISABLED'],
  FROZEN: ['ACTIVE', 'DISABLED'],
  DISABLED: ['ACTIVE'],
  DELETED: [],
};

/** The statuses that an account can be given from here, by server and screens alike; none from one that a newer server knows. */
export const nextStatuses = (status: AccountStatus): readonly AccountStatus[] => known(NEXT, status, []);
