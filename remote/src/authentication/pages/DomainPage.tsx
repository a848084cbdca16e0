import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { DetailDrawer } from '../../ui/detail/DetailDrawer.tsx';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import '../authentication.css';
import { DomainDetail } from '../domains/DomainDetail.tsx';
import { useDomain } from '../domains/useDomain.ts';

const DeleteDomainDialog = lazyDialog(
  async () => (await import('../domains/DeleteDomainDialog.tsx')).DeleteDomainDialog,
);

/** One domain beside the page (`/authentication/domains/{domainId}`). */
export function DomainPage() {
  const { t, i18n } = useTranslation('authentication');
  const { domainId = '' } = useParams();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const query = useDomain(domainId);
  return (
    <DetailDrawer
      key={domainId}
      title={query.currentData?.domain ?? t('title.domain')}
      query={query}
      waitingFor={t('title.domain')}
      notFound={i18n.t('errors:error.sso.domainNotFound')}
      listPath={PATHS.authentication}
    >
      {(domain) => (
        <>
          <DomainDetail domain={domain} onDelete={() => setLeaving(true)} />
          {isLeaving && (
            <DeleteDomainDialog
              domain={domain}
              onClose={() => setLeaving(false)}
              onDeleted={() => void navigate(PATHS.authentication, { replace: true })}
            />
          )}
        </>
      )}
    </DetailDrawer>
  );
}
