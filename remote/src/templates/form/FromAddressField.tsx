import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/TextField.tsx';
import { useListTemplateSendersQuery } from '../templatesApi.ts';
import type { TemplateValues } from './templateValues.ts';

/** Whom the mail comes from, where the server may send for other addresses than its own; else only to take away one that is there. */
export function FromAddressField() {
  const { t } = useTranslation('templates');
  const { fromEmailAddress } = useFormikContext<TemplateValues>().initialValues;
  const { data: senders } = useListTemplateSendersQuery(undefined);
  if (senders === undefined || (senders.domains.length === 0 && fromEmailAddress === '')) return null;
  const { domains, address } = senders;
  return (
    <TextField
      name="fromEmailAddress"
      label={t('details.fromAddress')}
      help={t('details.fromAddressHelp', { domains: domains.join(', '), address })}
      inputMode="email"
      autoComplete="off"
    />
  );
}
