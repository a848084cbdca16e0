import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/Section.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { SessionList } from './SessionList.tsx';

/** Open sessions; has the focus when what held it in here is gone. */
export function SessionsSection() {
  const { t } = useTranslation('settings');
  const containerRef = useKeptFocus<HTMLElement>();
  return (
    <Section ref={containerRef} title={t('sessions.title')}>
      <SessionList onEnded={() => containerRef.current?.focus()} />
    </Section>
  );
}
