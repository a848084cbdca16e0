import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/Section.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { CodeMethods } from './CodeMethods.tsx';

/** Codes at sign-in; has the focus when what held it in here is gone. */
export function CodesSection() {
  const { t } = useTranslation('settings');
  const containerRef = useKeptFocus<HTMLElement>();
  return (
    <Section ref={containerRef} title={t('codes.title')}>
      <CodeMethods onChanged={() => containerRef.current?.focus()} />
    </Section>
  );
}
