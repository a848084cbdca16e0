import type { Account } from '@portal/shared/contract/customers';
import { useFormikContext } from 'formik';
import { Suspense, useRef } from 'react';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import type { AccountWarningProps } from './AccountWarning.tsx';
import { canPay } from './canPay.ts';

const AccountWarning = lazyPart<AccountWarningProps>(async () => (await import('./AccountWarning.tsx')).AccountWarning);

/** Warns when the order is paid from another account than the selected one, or cannot be paid from its account. */
export function AccountNotice() {
  const containerRef = useRef<HTMLDivElement>(null);
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const { accounts } = useCheckout();
  const selectedIdentifier = useSelectedAccount()?.accountIdentifier;
  const find = (identifier: string | undefined) =>
    accounts.find(({ accountIdentifier }) => accountIdentifier === identifier);
  const paying = find(values.accountIdentifier);
  const selected = find(selectedIdentifier);
  const other = selected === paying ? undefined : selected;

  const payFrom = ({ accountIdentifier }: Account) => {
    void setFieldValue('accountIdentifier', accountIdentifier);
    containerRef.current?.focus();
  };
  return (
    <div ref={containerRef} tabIndex={-1} className="pr-checkout__notice">
      {(other !== undefined || paying === undefined || !canPay(paying)) && (
        <Suspense fallback={null}>
          <AccountWarning paying={paying} other={other} onPayFrom={payFrom} />
        </Suspense>
      )}
    </div>
  );
}
