import { Button } from '@mantine/core';
import type { Account } from '@portal/shared/contract/customers';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { canPay } from './canPay.ts';

/** Warns when the order is paid from another account than the selected one, or cannot be paid from its account. */
export function AccountNotice() {
  const { t } = useTranslation('quickOrder');
  const containerRef = useRef<HTMLDivElement>(null);
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const { accounts } = useCheckout();
  const selectedIdentifier = useSelectedAccount()?.accountIdentifier;
  const find = (identifier: string | undefined) =>
    accounts.find(({ accountIdentifier }) => accountIdentifier === identifier);
  const paying = find(values.accountIdentifier);
  const selected = find(selectedIdentifier);
  const isOther = selected !== undefined && selected !== paying;

  const payFrom = ({ accountIdentifier }: Account) => {
    void setFieldValue('accountIdentifier', accountIdentifier);
    containerRef.current?.focus();
  };
  return (
    <div ref={containerRef} tabIndex={-1} className="pr-checkout__notice">
      {(isOther || paying === undefined || !canPay(paying)) && (
        <Notice
          kind="warning"
          title={getTitle(paying)}
          actions={
            isOther && canPay(selected) ? (
              <Button variant="default" size="xs" onClick={() => payFrom(selected)}>
                {t('account.change', { account: selected.displayName })}
              </Button>
            ) : undefined
          }
        >
          {isOther ? t('account.selectedIs', { account: selected.displayName }) : t('account.chooseOther')}
        </Notice>
      )}
    </div>
  );

  function getTitle(account: Account | undefined): string {
    if (account === undefined) return t('account.gone');
    return t(canPay(account) ? 'account.paysFrom' : 'account.cannotPay', { account: account.displayName });
  }
}
