import type { SignupDomain } from '@portal/shared/contract/signups';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { lazyDialog } from '../../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../../ui/lazy/useLoadAhead.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryTable } from '../../../ui/table/QueryTable.tsx';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { SignupDomainForm } from '../SignupDomainForm.tsx';
import { useListSignupDomainsQuery } from '../signupDomainsApi.ts';
import { useSignupDomainColumns } from '../useSignupDomainColumns.tsx';

const loadDialog = async () => (await import('../DeleteDomainDialog.tsx')).DeleteDomainDialog;
const DeleteDomainDialog = lazyDialog(loadDialog);

const getKey = ({ domain }: SignupDomain): string => domain;

/** The exceptions from the lists by which sign-up refuses addresses, and a form for another one. */
export function SignupDomainsPage() {
  const { t } = useTranslation('staff');
  const query = useListSignupDomainsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [leaving, setLeaving] = useState<SignupDomain | null>(null);
  const [saved, setSaved] = useState<{ readonly domain: string; readonly count: number }>({ domain: '', count: 0 });
  const columns = useSignupDomainColumns(setLeaving);
  useLoadAhead(loadDialog);
  return (
    <StaffPage>
      <PageHeader title={t('title.signupDomains')} subtitle={t('signupDomains.about')} />
      <QueryTable
        label={t('title.signupDomains')}
        columns={columns}
        rowKey={getKey}
        query={query}
        empty={<EmptyState text={t('signupDomains.empty')} />}
      />
      <Section title={t('signupDomains.add')}>
        {saved.domain !== '' && <Notice kind="success">{t('signupDomains.saved', { domain: saved.domain })}</Notice>}
        <SignupDomainForm
          key={saved.count}
          onSaved={({ domain }) => setSaved(({ count }) => ({ domain, count: count + 1 }))}
        />
      </Section>
      {leaving !== null && <DeleteDomainDialog domain={leaving} onClose={() => setLeaving(null)} />}
    </StaffPage>
  );
}
