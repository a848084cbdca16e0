import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/Section.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { ConnectedAppList } from './ConnectedAppList.tsx';
import './locales.ts';

/** Apps that act for the user; has the focus when what held it in here is gone. */
export function ConnectedAppsSection() {
  const { t } = useTranslation('connectedApps');
  const containerRef = useKeptFocus<HTMLElement>();
  return (
    <Section ref={containerRef} title={t('title')}>
      <ConnectedAppList onRevoked={() => containerRef.current?.focus()} />
    </Section>
  );
}
