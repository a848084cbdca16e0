import type { Account } from '@portal/shared/contract/customers';

/** False for frozen, closed and disabled accounts. */
export const canPay = ({ status, active }: Account): boolean => active && status === 'ACTIVE';
