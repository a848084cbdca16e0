import { useTranslation } from 'react-i18next';
import { Notice } from './Notice.tsx';

/** The missing right and who can grant it. `right` is a verb phrase: "add funds". */
export function NoPermission({ right }: { readonly right: string }) {
  const { t } = useTranslation('work');
  return (
    <Notice kind="info" title={t('noPermission.title')}>
      {t('noPermission.text', { right })}
    </Notice>
  );
}
