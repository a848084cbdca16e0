import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

export interface UnaddedNoticeProps {
  readonly count: number;
}

/** Says how many rows of a file a cart was not given, and where they are. */
export function UnaddedNotice({ count }: UnaddedNoticeProps) {
  const { t } = useTranslation('cart');
  return (
    <Notice
      kind="warning"
      title={t('unadded.title', { count })}
      actions={
        <LinkButton to={PATHS.bulkUpload} variant="default" size="xs">
          {t('unadded.action')}
        </LinkButton>
      }
    >
      {t('unadded.text')}
    </Notice>
  );
}
