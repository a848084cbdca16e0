import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import './newer-version.css';

/** Above the page, and in view when it scrolls: a reload brings another version. Drafts are kept. Of the first files, as later ones may be gone. */
export function NewerVersionLine({ onLater }: { readonly onLater: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="pr-newer" role="status">
      <p className="pr-newer__text">{t('newer.text')}</p>
      <Button size="xs" variant="default" onClick={() => window.location.reload()}>
        {t('action.reload')}
      </Button>
      <Button size="xs" variant="subtle" onClick={onLater}>
        {t('newer.later')}
      </Button>
    </div>
  );
}
