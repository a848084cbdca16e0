import type { TeamUserRecord } from '@portal/shared/contract/users';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { UserStatus } from '../list/UserStatus.tsx';
import { RightsList } from '../permissions/RightsList.tsx';
import { UserAccess } from './UserAccess.tsx';
import { UserFacts } from './UserFacts.tsx';

/** A user: status, what this person can do and where, and the record. */
export function UserRecord({ user }: { readonly user: TeamUserRecord }) {
  const { t } = useTranslation('team');
  const { status, isInvitationReturned, isMove } = user;
  return (
    <div className="pr-user">
      <UserStatus user={user} />
      {status === 'PENDING' && (
        <Notice kind="error">{t(isInvitationReturned ? 'status.undelivered' : 'status.expired')}</Notice>
      )}
      {isMove && <Notice kind="info">{t('status.move', { name: fullName(user.firstName, user.lastName) })}</Notice>}
      <Section title={t('section.rights')}>
        <RightsList codes={[...user.roleAuthorities, ...user.authorities]} />
      </Section>
      <Section title={t('section.access')}>
        <UserAccess user={user} />
      </Section>
      <Section title={t('section.record')}>
        <UserFacts user={user} />
      </Section>
    </div>
  );
}
