import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import { ShortList } from '../../../ui/hint/ShortList.tsx';

interface TemplateAccessTextProps {
  readonly template: Pick<EmailTemplate, 'templateAccess' | 'accessPlaces'>;
}

/** Tells who may use a template: its groups or accounts, or how far it reaches. */
export function TemplateAccessText({ template: { templateAccess, accessPlaces } }: TemplateAccessTextProps) {
  const { i18n } = useTranslation();
  if (accessPlaces.length === 0) return getEnumerationLabel(i18n, 'templateAccess', templateAccess);
  return <ShortList names={accessPlaces.map(({ displayName }) => displayName)} />;
}
