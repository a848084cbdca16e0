import type { Account } from '@portal/shared/contract/customers';
import { fullName } from '@portal/shared/domain/fullName';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCustomersQuery } from '../../../entities/account/accountApi.ts';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';
import { usePlatform, usePrincipal } from '../../../entities/platform/signedIn.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { firstTemplate } from '../message/firstTemplate.ts';
import { useListBlockedDomainsQuery } from '../quickOrderApi.ts';
import type { CheckoutLimits } from './checkoutSchema.ts';
import { EMPTY_RECIPIENT, type CheckoutValues } from './checkoutValues.ts';
import { readLastChoices } from './lastChoices.ts';

/** What the form begins with. */
export interface CheckoutStart {
  readonly initialValues: CheckoutValues;
  readonly accounts: readonly Account[];
  readonly limits: CheckoutLimits;
}

const NONE: readonly string[] = [];

/** Loads accounts, the templates of the first account and the blocked domains. Without the last the form goes on: the server refuses too (F25). */
export function useCheckoutData(): { readonly start: CheckoutStart | null; readonly failure: ReactNode } {
  const { t } = useTranslation('quickOrder');
  const principal = usePrincipal();
  const { requiredLineItemNotes } = usePlatform();
  const [last] = useState(() => readLastChoices(principal));
  const selected = useSelectedAccount()?.accountIdentifier;
  const customers = useListCustomersQuery({ subject: principal.userId });
  const blockedDomains = useListBlockedDomainsQuery(undefined).data ?? NONE;

  const accounts = customers.data?.flatMap((customer) => customer.accounts).filter(isShown);
  const active = accounts?.filter(canPay);
  const account =
    active?.find(({ accountIdentifier }) => accountIdentifier === (last.accountIdentifier ?? selected)) ??
    active?.find(({ accountIdentifier }) => accountIdentifier === selected) ??
    active?.[0];
  const templates = useListTemplatesQuery(account?.accountIdentifier ?? skipToken);

  if (accounts === undefined)
    return {
      start: null,
      failure: customers.error ? (
        <ErrorState error={customers.error} title={t('load.accounts')} onRetry={() => void customers.refetch()} />
      ) : null,
    };
  if (account === undefined)
    return {
      start: null,
      failure: (
        <Notice kind="warning" title={t('missing.accounts')}>
          {t('missing.accountsText')}
        </Notice>
      ),
    };
  if (templates.data === undefined)
    return {
      start: null,
      failure: templates.error ? (
        <ErrorState error={templates.error} title={t('load.templates')} onRetry={() => void templates.refetch()} />
      ) : null,
    };

  const template = firstTemplate(templates.data, last.templates[account.accountIdentifier]);
  const initialValues: CheckoutValues = {
    recipients: [EMPTY_RECIPIENT],
    etid: template?.emailTemplateIdentifier ?? '',
    senderName: last.senderName ?? fullName(principal.firstName, principal.lastName),
    subject: template?.subjectTemplate ?? '',
    message: '',
    accountIdentifier: account.accountIdentifier,
    purchaseOrderNumber: '',
    notes: '',
  };
  const limits = {
    blockedDomains,
    activeAccounts: accounts.filter(canPay).map(({ accountIdentifier }) => accountIdentifier),
    areNotesRequired: requiredLineItemNotes,
  };
  return { start: { initialValues, accounts, limits }, failure: null };
}

const canPay = ({ status, active }: Account): boolean => active && status === 'ACTIVE';

/** Frozen accounts stand in the list too, with the reason why they cannot be chosen. */
const isShown = (account: Account): boolean => canPay(account) || account.status === 'FROZEN';
