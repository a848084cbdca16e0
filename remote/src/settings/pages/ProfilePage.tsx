import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { CodesSection } from '../codes/CodesSection.tsx';
import { ConnectedAppsSection } from '../connected-apps/ConnectedAppsSection.tsx';
import { NoPassword } from '../password/NoPassword.tsx';
import { PasswordSection } from '../password/PasswordSection.tsx';
import { AccessFacts } from '../profile/AccessFacts.tsx';
import { ProfileForm } from '../profile/ProfileForm.tsx';
import { SessionsSection } from '../sessions/SessionsSection.tsx';
import '../settings.css';

/** My profile: name and language, access, password, codes, sessions, connected apps. */
export function ProfilePage() {
  const { t } = useTranslation('settings');
  const { onlyCompany, hasPassword } = usePrincipal();
  const isInPerson = useCan({ notEmulated: true });
  if (!isInPerson)
    return (
      <Page>
        <PageHeader title={t('title.profile')} />
        <Notice kind="info">{t('profile.emulated')}</Notice>
      </Page>
    );
  return (
    <Page>
      <PageHeader title={t('title.profile')} />
      <div className="pr-settings">
        <Section title={t('profile.details')}>
          <ProfileForm />
        </Section>
        <Section title={t('access.title')}>
          <AccessFacts />
        </Section>
        {!onlyCompany && (
          <>
            <Section title={t('password.title')}>{hasPassword ? <PasswordSection /> : <NoPassword />}</Section>
            {hasPassword && <CodesSection />}
          </>
        )}
        <SessionsSection />
        <ConnectedAppsSection />
      </div>
    </Page>
  );
}
