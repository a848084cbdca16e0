import type { TeamUserRecord } from '@portal/shared/contract/users';
import { languageOf } from '@portal/shared/domain/people/languages';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { listFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { roleName } from '../../entities/role/roleName.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { formatDay, formatExactTime } from '../../ui/time/formatTime.ts';

/** Lists the record of a user: address, role, sign-in, and who made and changed it when. */
export function UserFacts({ user }: { readonly user: TeamUserRecord }) {
  const { t, i18n } = useTranslation('team');
  const locale = useLocale();
  const { email, role, mfaTypes, lastSignInDate, passwordExpiryDate } = user;
  const timeBy = (at: string, name: string | null): string => {
    const time = formatExactTime(new Date(at), locale);
    return name === null ? time : t('fact.by', { time, name });
  };
  const codes = mfaTypes.map((type) => t(`codes.${type}`));
  const facts = [
    { label: t('column.email'), value: email },
    { label: t('column.role'), value: role === null ? t('details.noRole') : roleName(i18n, role.name) },
    { label: t('fact.language'), value: getEnumerationLabel(i18n, 'language', languageOf(user.langKey)) },
    {
      label: t('column.lastSignIn'),
      value: lastSignInDate === null ? t('never') : formatExactTime(new Date(lastSignInDate), locale),
    },
    { label: t('column.codes'), value: codes.length === 0 ? t('codes.none') : listFormat(locale).format(codes) },
    {
      label: t('fact.passwordExpires'),
      value: passwordExpiryDate === null ? null : formatDay(new Date(passwordExpiryDate), locale),
    },
    { label: t('fact.created'), value: timeBy(user.createdDate, user.createdBy) },
    { label: t('fact.modified'), value: timeBy(user.modifiedDate, user.modifiedBy) },
  ];
  return <FactList facts={facts} />;
}
