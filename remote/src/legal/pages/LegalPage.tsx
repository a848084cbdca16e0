import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePageName } from '../../ui/page/pageName.ts';
import { Redirect } from '../../ui/page/Redirect.tsx';
import { isLegalDocument, type LegalDocument } from '../legalDocuments.ts';
import { LicenceList } from '../LicenceList.tsx';
import { PrivacyNotice } from '../PrivacyNotice.tsx';
import { TermsText } from '../TermsText.tsx';
import '../legal.css';

/** Terms, privacy notice or licences by the address; an unknown document leads to the start. */
export function LegalPage() {
  const { document = '' } = useParams();
  return isLegalDocument(document) ? <LegalText document={document} /> : <Redirect to={PATHS.start} />;
}

const TEXTS = { terms: TermsText, privacy: PrivacyNotice, licences: LicenceList } as const;

function LegalText({ document }: { readonly document: LegalDocument }) {
  const { t } = useTranslation(['legal', 'common']);
  const Text = TEXTS[document];
  const title = t(`title.${document}`);
  usePageName(title);
  return (
    <main className="pr-legal">
      <Page>
        <Link className="pr-link" to={PATHS.start}>
          {t('back', { product: t('common:product') })}
        </Link>
        <PageHeader title={title} />
        <Text />
      </Page>
    </main>
  );
}
