import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../entities/platform/signedIn.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Page } from '../ui/page/Page.tsx';
import { Redirect } from '../ui/page/Redirect.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { getLandingPath } from './getLandingPath.ts';
import { useServices } from './services.ts';

/** Redirects a signed-in user to their landing page; says whom to ask when there is none that they may open. */
export function Landing() {
  const { t } = useTranslation('signedIn');
  const { routes } = useServices();
  const { principal, platform } = useSignedIn();
  const target = getLandingPath(routes.getRows(), principal, platform);
  if (target !== null)
    return (
      <>
        <Redirect to={target} />
        <FrameSkeleton hasShell />
      </>
    );
  return (
    <Page>
      <Notice kind="info" title={t('noPermission.title')}>
        {t('noPermission.text', { right: t('noPermission.anyPage') })}
      </Notice>
    </Page>
  );
}
