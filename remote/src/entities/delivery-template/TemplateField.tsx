import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/form/SelectField.tsx';
import './locales.ts';
import { useTemplateOptions } from './useTemplateOptions.ts';

interface TemplateFieldProps {
  readonly templates: readonly EmailTemplate[];
  readonly onChoose: (template: EmailTemplate) => void;
}

/** The templates of the account, its default first. */
export function TemplateField({ templates, onChoose }: TemplateFieldProps) {
  const { t } = useTranslation('templateTags');
  const choose = (etid: string) => {
    const template = templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === etid);
    if (template) onChoose(template);
  };
  return (
    <SelectField
      name="etid"
      label={t('mail.template')}
      required
      onChoose={choose}
      options={useTemplateOptions(templates)}
    />
  );
}
