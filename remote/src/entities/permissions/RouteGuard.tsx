import { PATHS } from '@portal/shared/domain/access/paths';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { getFeatures, useSignedIn } from '../platform/signedIn.ts';
import { isRowAllowed } from './isRowAllowed.ts';
import type { RouteRow } from './routeRow.ts';

/** Renders a row's page, or says that it is not allowed and redirects to a safe one. */
export function RouteGuard({ row, children }: { readonly row: RouteRow; readonly children: ReactNode }) {
  const { principal, platform } = useSignedIn();
  if (isRowAllowed(row, principal, getFeatures(platform))) return <>{children}</>;
  return row.otherwise === undefined ? <NotAllowed /> : <Redirect to={row.otherwise} />;
}

function NotAllowed() {
  const { t } = useTranslation('signedIn');
  const notify = useNotify();
  useEffect(() => notify.error(t('notAllowed')), [notify, t]);
  return <Redirect to={PATHS.landing} />;
}
