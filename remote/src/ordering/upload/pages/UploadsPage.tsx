import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { useTakesFiles } from '../../../entities/account/useTakesFiles.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { NewUpload } from '../file/NewUpload.tsx';
import { UploadsTable } from '../list/UploadsTable.tsx';
import '../upload.css';

/** A new file of recipients, and those sent before (`/order/bulk-upload`). */
export function UploadsPage() {
  const { t } = useTranslation('upload');
  const account = useSelectedAccount();
  const takesFiles = useTakesFiles();
  const { reason } = useOrderingClosed();
  return (
    <Page>
      <PageHeader
        title={t('title.uploads')}
        subtitle={account === null ? undefined : t('uploads.from', { account: account.accountName })}
      />
      {account !== null && takesFiles && (reason ?? <NewUpload account={account} />)}
      {account !== null && !takesFiles && (
        <Notice
          kind="warning"
          title={t('off.title', { account: account.accountName })}
          actions={
            <LinkButton to={PATHS.catalog} size="xs">
              {t('off.action')}
            </LinkButton>
          }
        >
          {t('off.text')}
        </Notice>
      )}
      <Section title={t('uploads.own')}>
        <p className="pr-upload__help">{t('uploads.kept')}</p>
        <UploadsTable />
      </Section>
    </Page>
  );
}
