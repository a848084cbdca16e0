import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { NameOrder } from '../../../ui/form/NameOrder.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { PersonRules } from './personValues.ts';

/** The fields of one person. */
export function PersonFields({ rules: { kind, areNotesRequired } }: { readonly rules: PersonRules }) {
  const { t } = useTranslation('quickOrder');
  return (
    <div className="pr-step-order__person">
      <NameOrder
        given={<TextField name="firstName" label={t('recipients.firstName')} required autoComplete="off" />}
        family={<TextField name="lastName" label={t('recipients.lastName')} autoComplete="off" />}
      />
      {kind === 'MOBILE' ? (
        <TextField
          name="mobileNumber"
          label={t('recipients.mobileNumber')}
          type="tel"
          inputMode="tel"
          required
          autoComplete="off"
        />
      ) : (
        <TextField name="email" label={t('recipients.email')} inputMode="email" required autoComplete="off" />
      )}
      {areNotesRequired && (
        <TextField
          name="notes"
          label={t('recipients.note')}
          required
          autoComplete="off"
          counted={SETTINGS.orders.notesLength}
        />
      )}
    </div>
  );
}
