import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AppAccessFrame } from './AppAccessFrame.tsx';

/** Tells staff who emulate an organisation that they cannot let an app act for somebody else. */
export function EmulatedNotice() {
  const { t } = useTranslation('appAccess');
  return (
    <AppAccessFrame title={t('title')}>
      <Notice kind="info">{t('emulated')}</Notice>
      <LinkButton to={PATHS.landing} variant="default">
        {t('toPortal')}
      </LinkButton>
    </AppAccessFrame>
  );
}
