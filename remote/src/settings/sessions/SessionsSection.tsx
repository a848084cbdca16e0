import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/Section.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { SessionList } from './SessionList.tsx';

/** Open sessions; has the focus when what held it in here is gone. */
export function SessionsSection() {
  const { t } = useTranslation('settings');
  const place = useKeptFocus<HTMLElement>();
  return (
    <Section ref={place} title={t('sessions.title')}>
      <SessionList onEnded={() => place.current?.focus()} />
    </Section>
  );
}
