import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SectionNav } from '../../ui/page/SectionNav.tsx';
import { useMayOpen } from '../permissions/useMayOpen.ts';
import './locales.ts';

/** Leads from the e-mail templates to the print templates and back. */
export function TemplateKinds() {
  const { t } = useTranslation('templateTags');
  const { pathname } = useLocation();
  const mayOpenBoth = [useMayOpen(PATHS.emailTemplates), useMayOpen(PATHS.printTemplates)].every(Boolean);
  if (!mayOpenBoth) return null;
  const toSection = (path: string, name: string) => ({ path, name, isCurrent: pathname === path });
  return (
    <SectionNav
      label={t('kinds.label')}
      sections={[toSection(PATHS.emailTemplates, t('kinds.email')), toSection(PATHS.printTemplates, t('kinds.print'))]}
    />
  );
}
