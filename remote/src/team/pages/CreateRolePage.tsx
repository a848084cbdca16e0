import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useGetRoleQuery } from '../rolesApi.ts';
import { CreateRole } from '../roles/CreateRole.tsx';
import { RoleFallback } from '../roles/RoleFallback.tsx';
import '../team.css';

/** A new role; the address may name the one that it copies. */
export function CreateRolePage() {
  const { t } = useTranslation('team');
  const [search] = useSearchParams();
  const copiedId = search.get('from');
  const { currentData: copied, error, refetch } = useGetRoleQuery(copiedId ?? skipToken);
  if (copiedId !== null && copied === undefined) return <RoleFallback error={error} onRetry={() => void refetch()} />;
  return (
    <Page>
      <PageHeader title={t('title.createRole')} />
      <CreateRole key={copiedId ?? ''} copied={copied} />
    </Page>
  );
}
