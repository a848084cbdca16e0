import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/TextField.tsx';

/** Name and identifier of a new group or account. */
export function NameFields() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <TextField name="displayName" label={t('create.name')} help={t('create.nameHelp')} autoComplete="off" required />
      <TextField
        name="identifier"
        label={t('create.identifier')}
        help={t('create.identifierHelp')}
        autoComplete="off"
      />
    </>
  );
}
