import { Button } from '@mantine/core';
import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { canPay } from './canPay.ts';

export interface AccountWarningProps {
  /** Undefined once it is gone. */
  readonly paying: Account | undefined;
  /** The selected account, where the order is not paid from it. */
  readonly other: Account | undefined;
  readonly onPayFrom: (account: Account) => void;
}

/** Says from which account the order is paid, or that it cannot be, and offers the selected one. */
export function AccountWarning({ paying, other, onPayFrom }: AccountWarningProps) {
  const { t } = useTranslation('quickOrder');
  return (
    <Notice
      kind="warning"
      title={getTitle()}
      actions={
        other !== undefined && canPay(other) ? (
          <Button variant="default" size="xs" onClick={() => onPayFrom(other)}>
            {t('account.change', { account: other.displayName })}
          </Button>
        ) : undefined
      }
    >
      {other === undefined ? t('account.chooseOther') : t('account.selectedIs', { account: other.displayName })}
    </Notice>
  );

  function getTitle(): string {
    if (paying === undefined) return t('account.gone');
    return t(canPay(paying) ? 'account.paysFrom' : 'account.cannotPay', { account: paying.displayName });
  }
}
