import { useTranslation } from 'react-i18next';
import { NameOrder } from '../../ui/form/NameOrder.tsx';
import { FieldRow } from '../../ui/form/FieldRow.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

/** The person who opens the account, and their address at work. */
export function PersonStep() {
  const { t } = useTranslation('signUp');
  return (
    <>
      <FieldRow>
        <NameOrder
          given={<TextField name="firstName" label={t('person.firstName')} autoComplete="given-name" required />}
          family={<TextField name="lastName" label={t('person.lastName')} autoComplete="family-name" required />}
        />
      </FieldRow>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('person.email')}
        help={t('person.emailHelp')}
        autoComplete="email"
        required
      />
    </>
  );
}
