import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Can } from '../../entities/permissions/Can.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { KeyTable } from '../list/KeyTable.tsx';
import { useKeyKind } from '../useKeyKind.ts';
import { KeysHeader } from './KeysHeader.tsx';

/** The keys of a type. */
export function ApiKeysPage() {
  const { t } = useTranslation('apiKeys');
  const { noun, listPath, createPath, change } = useKeyKind();
  const create = (
    <Can {...change}>
      <LinkButton to={createPath}>{t(`${noun}.create`)}</LinkButton>
    </Can>
  );
  return (
    <Page wide>
      <KeysHeader current={listPath} action={create} />
      <KeyTable />
      <Outlet />
    </Page>
  );
}
