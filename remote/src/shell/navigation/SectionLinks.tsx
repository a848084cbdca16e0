import { useTranslation } from 'react-i18next';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { dynamicText } from '../../i18n/message.ts';
import { SectionNav } from '../../ui/page/SectionNav.tsx';
import '../locales.ts';

interface SectionLinksProps {
  readonly sections: readonly RouteRow[];
  readonly current: RouteRow;
}

/** Links to the sections of settings. */
export function SectionLinks({ sections, current }: SectionLinksProps) {
  const { t, i18n } = useTranslation('shell');
  return (
    <SectionNav
      label={t('sections.label')}
      sections={sections.map((section) => ({
        path: section.path,
        name:
          section.menu === undefined ? t('profile.mine') : (dynamicText(i18n, `shell:sections.${section.menu}`) ?? ''),
        isCurrent: section === current,
      }))}
    />
  );
}
