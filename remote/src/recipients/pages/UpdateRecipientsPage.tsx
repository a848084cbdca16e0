import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import '../recipients.css';
import { ChooseList } from '../update/ChooseList.tsx';
import { ReviewList } from '../update/ReviewList.tsx';
import { useCheckedFile } from '../update/useCheckedFile.ts';

/** Takes a file, shows what it would change, and changes the list by it. */
export function UpdateRecipientsPage() {
  const { t } = useTranslation('allowlist');
  const file = useCheckedFile();
  return (
    <Page wide keepsBottom>
      <PageHeader
        title={t('title.update')}
        subtitle={t('about.update')}
        action={
          <LinkButton to={PATHS.recipients} variant="default">
            {t('action.back')}
          </LinkButton>
        }
      />
      {file.check === null || file.file === null ? (
        <ChooseList file={file} />
      ) : (
        <ReviewList key={file.checkedAt} check={file.check} fileName={file.file.name} file={file} />
      )}
    </Page>
  );
}
