import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { featuresOf, useSignedIn } from '../platform/signedIn.ts';
import { isRowAllowed } from './isRowAllowed.ts';
import type { RouteRow } from './routeRow.ts';

/** Draws a row's page, or says that the page is not allowed and goes to a safe one (A10). */
export function RouteGuard({ row, children }: { readonly row: RouteRow; readonly children: ReactNode }) {
  const { principal, platform } = useSignedIn();
  return isRowAllowed(row, principal, featuresOf(platform)) ? <>{children}</> : <NotAllowed />;
}

function NotAllowed() {
  const { t } = useTranslation();
  const notify = useNotify();
  useEffect(() => notify.error(t('notAllowed')), [notify, t]);
  return <Redirect to="/landing-redirect" />;
}
