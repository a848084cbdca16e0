import type { Customer } from '@portal/shared/contract/customers';
import { accessLevelOf } from '@portal/shared/domain/access/permissions';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import '../../ui/form/choice.css';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { SelectedAccess } from './SelectedAccess.tsx';

interface AccessTabProps {
  readonly groups: readonly Customer[];
  /** Nobody changes the own access. */
  readonly isOwn: boolean;
}

/** Asks for the user's access: the whole organisation, or some groups and accounts. */
export function AccessTab({ groups, isOwn }: AccessTabProps) {
  const { t } = useTranslation('team');
  const { accessLevelPermissionInformation: own, emulationPlatformId } = usePrincipal();
  const { field, setValue } = useFieldState<boolean>('organizationAccess');
  const mayGrantAll = accessLevelOf(own, emulationPlatformId) === 'PLATFORM';
  const choices = [
    { isAll: true, label: t('access.PLATFORM'), help: t('accessTab.organisationHelp') },
    { isAll: false, label: t('accessTab.selected'), help: t('accessTab.selectedHelp') },
  ];
  return (
    <>
      {isOwn && <Notice kind="info">{t('isYou')}</Notice>}
      {!mayGrantAll && !isOwn && <p className="pr-team__text">{t('accessTab.organisationOnly')}</p>}
      <fieldset className="pr-choices">
        <legend>{t('accessTab.legend')}</legend>
        {choices.map(({ isAll, label, help }) => (
          <label key={label} className="pr-choices__choice">
            <input
              type="radio"
              name="organizationAccess"
              checked={field.value === isAll}
              disabled={isOwn || (isAll && !mayGrantAll)}
              onChange={() => void setValue(isAll)}
            />
            <span className="pr-choices__name">{label}</span>
            <span className="pr-choices__help">{help}</span>
          </label>
        ))}
      </fieldset>
      {!field.value && (
        <SelectedAccess
          groups={groups}
          isGrantable={({ identifier }) => mayGrantAll || own.customerIds.includes(identifier)}
          disabled={isOwn}
        />
      )}
    </>
  );
}
