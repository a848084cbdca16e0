import { Menu } from '@mantine/core';
import { legalPath, PORTAL_MOUNT } from '@portal/shared/domain/access/paths';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPortalLinksQuery } from '../../entities/portal-links/portalLinksApi.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { OpenedMenu } from '../../ui/menu/OpenedMenu.tsx';
import { hintsStore } from '../hints/hintsStore.ts';
import { ContextHelp } from './ContextHelp.tsx';
import './locales.ts';
import { OutsideItem } from './OutsideItem.tsx';

const openConsent = async () =>
  (await import(/* webpackChunkName: "consent" */ '../consent/openConsent.ts')).openConsent();

const ownPage = (document: 'terms' | 'privacy' | 'licences') => PORTAL_MOUNT + legalPath(document);

export interface HelpItemsProps {
  readonly target: ReactElement;
  /** Name of the menu. */
  readonly label: string;
}

/** The menu of help below its button. Links and texts come when it opens. */
export const HelpItems = ({ target, label }: HelpItemsProps) => (
  <OpenedMenu target={target} position="top-start" width={260}>
    <Menu.Dropdown aria-label={label}>
      <Suspense fallback={null}>
        <Items />
      </Suspense>
    </Menu.Dropdown>
  </OpenedMenu>
);

/** Help for the page, the help centre, legal texts, a way to report fraud; each opens beside the portal. */
function Items() {
  const { t } = useTranslation('help');
  const { identityHash } = usePrincipal();
  const { data, isLoading } = useGetPortalLinksQuery(undefined);
  return (
    <>
      {isLoading && <Menu.Item disabled>{t('loading')}</Menu.Item>}
      {data !== undefined && (
        <>
          <ContextHelp helpCentre={data.helpCentreUrl} />
          <OutsideItem href={data.helpCentreUrl}>{t('centre')}</OutsideItem>
          <OutsideItem href={data.fraudReportUrl}>{t('fraud')}</OutsideItem>
          <Menu.Divider />
        </>
      )}
      <OutsideItem href={data?.termsUrl ?? ownPage('terms')}>{t('terms')}</OutsideItem>
      <OutsideItem href={data?.privacyUrl ?? ownPage('privacy')}>{t('privacy')}</OutsideItem>
      <OutsideItem href={ownPage('licences')}>{t('licences')}</OutsideItem>
      <Menu.Item onClick={() => hintsStore.reopen(identityHash)}>{t('firstSteps')}</Menu.Item>
      <Menu.Item onClick={() => void openConsent()}>{t('cookies')}</Menu.Item>
    </>
  );
}
