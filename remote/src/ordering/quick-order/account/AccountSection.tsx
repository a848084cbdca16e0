import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { NumberedSection } from '../checkout/NumberedSection.tsx';
import { AccountField } from './AccountField.tsx';

/** Step 4: the paying account, purchase order number and notes. */
export function AccountSection({ onEnter }: { readonly onEnter: () => void }) {
  const { t } = useTranslation('quickOrder');
  const { requiredLineItemNotes } = usePlatform();
  return (
    <NumberedSection number={4} title={t('account.title')} onEnter={onEnter}>
      <AccountField />
      <TextField name="purchaseOrderNumber" label={t('account.purchaseOrderNumber')} />
      <TextAreaField
        name="notes"
        label={t('account.notes')}
        help={t('account.notesHelp')}
        maxLength={SETTINGS.orders.notesLength}
        rows={2}
        required={requiredLineItemNotes}
      />
    </NumberedSection>
  );
}
