import type { Role } from '@portal/shared/contract/roles';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { toLangKey } from '@portal/shared/domain/people/languages';
import { useTranslation } from 'react-i18next';
import { roleName } from '../../entities/role/roleName.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { NameOrder } from '../../ui/form/NameOrder.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { useGrantableAuthorities } from '../permissions/useGrantableAuthorities.ts';

interface DetailsTabProps {
  readonly roles: readonly Role[];
  readonly isEmailFixed: boolean;
  /** Nobody changes the own role. */
  readonly isOwn: boolean;
}

/** Asks for the user's name and address, the language of their mails, and the role. */
export function DetailsTab({ roles, isEmailFixed, isOwn }: DetailsTabProps) {
  const { t, i18n } = useTranslation('team');
  const grantable: readonly string[] = useGrantableAuthorities();
  const { field } = useFieldState('roleId');
  const options = roles.map(({ roleId, name, authorities }) => ({
    value: roleId,
    label: roleName(i18n, name),
    disabled: roleId !== field.value && !authorities.every((code) => grantable.includes(code)),
  }));
  return (
    <>
      <FieldRow>
        <NameOrder
          given={<TextField name="firstName" label={t('details.firstName')} autoComplete="off" required />}
          family={<TextField name="lastName" label={t('details.lastName')} autoComplete="off" required />}
        />
      </FieldRow>
      <TextField
        name="email"
        type="email"
        label={t('details.email')}
        help={t(isEmailFixed ? 'details.emailFixed' : 'details.emailHelp')}
        autoComplete="off"
        disabled={isEmailFixed}
        required
      />
      <SelectField
        name="langKey"
        label={t('details.language')}
        help={t('details.languageHelp')}
        options={LANGUAGES.map((language) => ({
          value: toLangKey(language),
          label: getEnumerationLabel(i18n, 'language', language),
        }))}
      />
      <SelectField
        name="roleId"
        label={t('details.role')}
        help={options.some(({ disabled }) => disabled) ? t('details.roleBeyond') : undefined}
        options={[{ value: '', label: t('details.noRole') }, ...options]}
        disabled={isOwn}
      />
    </>
  );
}
