import { Menu } from '@mantine/core';
import { helpAddress, helpArticle } from '@portal/shared/domain/access/helpArticles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFeature } from '../../entities/platform/signedIn.ts';
import { useGetHelpRedirectQuery } from '../../entities/portal-links/portalLinksApi.ts';
import { OutsideItem } from './OutsideItem.tsx';

/** Help for the open page, where there is an article; by the server's redirect when that treatment is on. */
export function ContextHelp({ helpCentre }: { readonly helpCentre: string }) {
  const { t } = useTranslation('help');
  const { pathname } = useLocation();
  const isRedirected = useFeature('help-redirect');
  if (helpArticle(pathname) === null) return null;
  return isRedirected ? (
    <RedirectedHelp path={pathname} helpCentre={helpCentre} />
  ) : (
    <OutsideItem href={helpAddress(helpCentre, pathname)}>{t('page')}</OutsideItem>
  );
}

/** A redirect that cannot be had leads to the help centre. */
function RedirectedHelp({ path, helpCentre }: { readonly path: string; readonly helpCentre: string }) {
  const { t } = useTranslation('help');
  const { currentData, isFetching } = useGetHelpRedirectQuery(path);
  if (isFetching) return <Menu.Item disabled>{t('page')}</Menu.Item>;
  return <OutsideItem href={currentData?.redirectUrl ?? helpCentre}>{t('page')}</OutsideItem>;
}
