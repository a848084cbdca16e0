import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { GOOGLE_CONNECTION } from '@portal/shared/domain/signIn/googleConnection';
import { useTranslation } from 'react-i18next';
import { useCreateHref } from '../../ui/page/useCreateHref.ts';
import './locales.ts';

export interface CompanyTabProps {
  /** The connection that the session came from; null leaves the choice to that page. */
  readonly connectionId: string | null;
}

/** Opens the company’s sign-in in another tab, so that the page below the dialog stays; it goes on once that tab has signed in. */
export function CompanyTab({ connectionId }: CompanyTabProps) {
  const { t } = useTranslation('sessionEnding');
  const href = useCreateHref()(PATHS.companySignIn + (connectionId === null ? '' : '?begin=1'));
  return (
    <>
      <Button component="a" href={href} target="_blank" rel="noopener" fullWidth data-autofocus>
        {t(connectionId === GOOGLE_CONNECTION ? 'google' : 'company')}
      </Button>
      <p>{t('otherTab')}</p>
    </>
  );
}
