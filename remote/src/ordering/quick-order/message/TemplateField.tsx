import { NativeSelect } from '@mantine/core';
import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { useTranslation } from 'react-i18next';
import { fieldLook } from '../../../ui/form/fieldLook.tsx';
import { useFieldState } from '../../../ui/form/useFieldState.ts';

interface TemplateFieldProps {
  readonly templates: readonly EmailTemplate[];
  readonly onChoose: (template: EmailTemplate) => void;
}

/** The templates of the account, its default first. */
export function TemplateField({ templates, onChoose }: TemplateFieldProps) {
  const { t } = useTranslation('quickOrder');
  const { field, error } = useFieldState('etid');
  const choose = (etid: string) => {
    const template = templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === etid);
    if (template) onChoose(template);
  };
  return (
    <NativeSelect
      {...fieldLook({ name: 'etid', label: t('message.template'), required: true }, error)}
      {...field}
      onChange={(event) => choose(event.currentTarget.value)}
      data={templates.map(({ emailTemplateIdentifier, name }) => ({ value: emailTemplateIdentifier, label: name }))}
    />
  );
}
