import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/Section.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { CodeMethods } from './CodeMethods.tsx';

/** Codes at sign-in; has the focus when what held it in here is gone. */
export function CodesSection() {
  const { t } = useTranslation('settings');
  const place = useKeptFocus<HTMLElement>();
  return (
    <Section ref={place} title={t('codes.title')}>
      <CodeMethods onChanged={() => place.current?.focus()} />
    </Section>
  );
}
