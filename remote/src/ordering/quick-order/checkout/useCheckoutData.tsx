import type { Account } from '@portal/shared/contract/customers';
import { fullName } from '@portal/shared/domain/people/fullName';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCustomersQuery } from '../../../entities/account/accountApi.ts';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useGetActiveCartQuery } from '../../../entities/cart/cartApi.ts';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';
import { BALANCE } from '../../../entities/payment-source/paymentSourceValue.ts';
import { usePlatform, usePrincipal } from '../../../entities/platform/signedIn.ts';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { sendNowValues } from '../../schedule/scheduleValues.ts';
import { canPay } from '../account/canPay.ts';
import { firstTemplate } from '../message/firstTemplate.ts';
import { readLastTemplates } from '../message/lastTemplates.ts';
import { useListBlockedDomainsQuery } from '../quickOrderApi.ts';
import type { CheckoutLimits } from './checkoutSchema.ts';
import { EMPTY_RECIPIENT, type CheckoutValues, type RewardDelivery } from './checkoutValues.ts';

/** Initial data of the form. */
export interface CheckoutStart {
  readonly initialValues: CheckoutValues;
  readonly accounts: readonly Account[];
  readonly limits: Omit<CheckoutLimits, keyof RewardDelivery>;
}

const NONE: readonly string[] = [];

/**
 * Loads accounts, the templates of the selected account and the blocked domains. A new order is paid from the selected
 * account even when that cannot pay, so that it is never replaced silently; what goes into a cart that holds rewards is paid
 * from the account of that. The blocked domains are optional, because
 * the server validates addresses, too.
 */
export function useCheckoutData(isForCart = false): {
  readonly start: CheckoutStart | null;
  readonly failure: ReactNode;
} {
  const { t } = useTranslation('quickOrder');
  const principal = usePrincipal();
  const { requiredLineItemNotes } = usePlatform();
  const selected = useSelectedAccount()?.accountIdentifier;
  const customers = useListCustomersQuery({ subject: principal.userId });
  const blockedDomains = useListBlockedDomainsQuery(undefined).data ?? NONE;

  const cart = useGetActiveCartQuery(undefined, { skip: !isForCart });
  const isCartLoading = isForCart && cart.data === undefined && cart.error === undefined;
  const wanted = cart.data && cart.data.lineItemCount > 0 ? cart.data.accountIdentifier : selected;

  const { reason } = useOrderingClosed();
  const accounts = customers.data?.flatMap((customer) => customer.accounts).filter(isShown);
  const isPayable = accounts?.some(canPay) === true;
  const account = accounts?.find(({ accountIdentifier }) => accountIdentifier === wanted) ?? accounts?.find(canPay);
  const templates = useListTemplatesQuery(account?.accountIdentifier ?? skipToken);

  if (accounts === undefined)
    return {
      start: null,
      failure: customers.error ? (
        <PartFailure error={customers.error} title={t('load.accounts')} onRetry={() => void customers.refetch()} />
      ) : null,
    };
  if (account === undefined || !isPayable)
    return {
      start: null,
      failure: reason ?? (
        <Notice kind="warning" title={t('missing.accounts')}>
          {t('missing.accountsText')}
        </Notice>
      ),
    };
  if (isCartLoading) return { start: null, failure: null };
  if (templates.currentData === undefined)
    return {
      start: null,
      failure: templates.error ? (
        <PartFailure error={templates.error} title={t('load.templates')} onRetry={() => void templates.refetch()} />
      ) : null,
    };

  const template = firstTemplate(templates.currentData, readLastTemplates(principal)[account.accountIdentifier]);
  const initialValues: CheckoutValues = {
    recipients: [EMPTY_RECIPIENT],
    etid: template?.emailTemplateIdentifier ?? '',
    senderName: fullName(principal.firstName, principal.lastName),
    subject: template?.subjectTemplate ?? '',
    message: '',
    accountIdentifier: account.accountIdentifier,
    paymentSourceIdentifier: BALANCE,
    purchaseOrderNumber: '',
    notes: '',
    carrierMessage: '',
    schedule: sendNowValues(),
  };
  const limits = {
    blockedDomains,
    activeAccounts: accounts.filter(canPay).map(({ accountIdentifier }) => accountIdentifier),
    frozenAccounts: accounts
      .filter(({ status }) => status === 'FROZEN')
      .map(({ accountIdentifier }) => accountIdentifier),
    areNotesRequired: requiredLineItemNotes,
  };
  return { start: { initialValues, accounts, limits }, failure: null };
}

/** Frozen accounts are listed, too, with the reason why they are disabled. */
const isShown = (account: Account): boolean => canPay(account) || account.status === 'FROZEN';
