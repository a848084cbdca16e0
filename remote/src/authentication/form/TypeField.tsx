import { SSO_CONNECTION_TYPES } from '@portal/shared/domain/signIn/ssoTypes';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { getTypeName } from '../authenticationTexts.ts';

/** The protocol of a new connection; that of one that exists stays. */
export function TypeField() {
  const { t, i18n } = useTranslation('authentication');
  return (
    <ChoiceField
      name="type"
      label={t('field.type')}
      choose={t('field.type')}
      choices={SSO_CONNECTION_TYPES.map((type) => ({
        value: type,
        label: getTypeName(i18n, type),
        help: t(`typeHelp.${type}`),
      }))}
    />
  );
}
