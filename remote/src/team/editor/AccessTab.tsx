import type { Customer } from '@portal/shared/contract/customers';
import { useTranslation } from 'react-i18next';
import { AccessField } from '../../entities/access/AccessField.tsx';
import { useAccess } from '../../entities/access/useAccess.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

interface AccessTabProps {
  readonly groups: readonly Customer[];
  /** Nobody changes the own access. */
  readonly isOwn: boolean;
}

/** Asks for the user's access: the whole organisation, or some groups and accounts. */
export function AccessTab({ groups, isOwn }: AccessTabProps) {
  const { t } = useTranslation('team');
  const { mayGrantAll } = useAccess();
  return (
    <>
      {isOwn && <Notice kind="info">{t('isYou')}</Notice>}
      {!mayGrantAll && !isOwn && <p className="pr-team__text">{t('accessTab.organisationOnly')}</p>}
      <AccessField legend={t('accessTab.legend')} groups={groups} disabled={isOwn} />
    </>
  );
}
