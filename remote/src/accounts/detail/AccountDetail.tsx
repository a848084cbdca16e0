import type { Account } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePageName } from '../../ui/page/pageName.ts';
import { Section } from '../../ui/page/Section.tsx';
import { groupPath } from '../accountPaths.ts';
import { Contacts } from '../contacts/Contacts.tsx';
import { StatusActions } from '../status/StatusActions.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountMoney } from './AccountMoney.tsx';
import { DefaultAccount } from './DefaultAccount.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** An account that was loaded. */
export function AccountDetail({ account }: { readonly account: Account }) {
  const { t } = useTranslation('accounts');
  const { displayName, status, customerIdentifier, groupDisplayName } = account;
  usePageName(displayName);
  return (
    <Page>
      <PageHeader
        title={displayName}
        subtitle={
          <Breadcrumbs>
            <Link to={groupPath(customerIdentifier)}>{groupDisplayName}</Link>
          </Breadcrumbs>
        }
        action={<StatusActions account={account} />}
      />
      <div className="pr-accounts__detail">
        {(status === 'FROZEN' || status === 'DISABLED') && (
          <Notice kind="warning" title={t(`state.${status}.title`)}>
            {t(`state.${status}.text`)}
          </Notice>
        )}
        <AccountMoney account={account} />
        <AccountFacts account={account} />
        <DefaultAccount account={account} />
        <Section title={t('contacts.title')}>
          <Contacts account={account} />
        </Section>
      </div>
    </Page>
  );
}
