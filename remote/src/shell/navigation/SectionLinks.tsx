import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RouteRow } from '../../entities/permissions/routeRow.ts';
import { dynamicText } from '../../i18n/message.ts';
import '../locales.ts';
import './settings-nav.css';

interface SectionLinksProps {
  readonly sections: readonly RouteRow[];
  readonly current: RouteRow;
}

/** Links to the sections of settings. */
export function SectionLinks({ sections, current }: SectionLinksProps) {
  const { t, i18n } = useTranslation('shell');
  return (
    <nav aria-label={t('sections.label')} className="pr-settings-nav">
      <ul>
        {sections.map((section) => (
          <li key={section.path}>
            <Link to={section.path} aria-current={section === current ? 'page' : undefined}>
              {section.menu === undefined ? t('profile.mine') : dynamicText(i18n, `shell:sections.${section.menu}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
