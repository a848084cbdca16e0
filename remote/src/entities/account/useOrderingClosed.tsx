import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { orderingRefusal } from '@portal/shared/domain/ordering/orderingRefusal';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldWarning } from '../../ui/feedback/FieldWarning.tsx';
import { usePrincipal } from '../platform/signedIn.ts';
import { useCustomers } from './useCustomers.ts';
import { useSelectedAccount } from './useSelectedAccount.ts';

interface OrderingClosed {
  readonly isClosed: boolean;
  /** The id of `reason`, for the buttons that are closed. */
  readonly describedBy: string | undefined;
  /** Stands beside the buttons. */
  readonly reason: ReactNode;
}

const OPEN: OrderingClosed = { isClosed: false, describedBy: undefined, reason: null };

/** Says whether nothing can be ordered now from an account, without an identifier the selected one, and why. */
export function useOrderingClosed(accountIdentifier?: string): OrderingClosed {
  const { t } = useTranslation();
  const id = useId();
  const selected = useSelectedAccount()?.accountIdentifier;
  const accounts = useCustomers().data?.flatMap((customer) => customer.accounts);
  const account = accounts?.find((one) => one.accountIdentifier === (accountIdentifier ?? selected));
  const { kybStatus } = usePrincipal();
  const refusal = account && orderingRefusal(account);
  const isForbidden = !isAllowedByReview(kybStatus, 'ORDER');
  if (!isForbidden && (!account || !refusal)) return OPEN;
  const text = isForbidden
    ? t(kybStatus === 'REJECTED' ? 'orderingClosed.REJECTED' : 'orderingClosed.NOT_SUBMITTED')
    : t(refusal === 'error.account.frozen' ? 'orderingClosed.frozen' : 'orderingClosed.gone', {
        account: account?.displayName,
      });
  return {
    isClosed: true,
    describedBy: id,
    reason: (
      <div id={id}>
        <FieldWarning>{text}</FieldWarning>
      </div>
    ),
  };
}
