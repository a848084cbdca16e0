import { Button } from '@mantine/core';
import { useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import './newer-version.css';

interface NewerVersionLineProps {
  /** The version comes before the running one: an operator has gone back to it. */
  readonly isEarlier: boolean;
  readonly onLater: () => void;
}

/** Above the page or a dialog, and in view when it scrolls: a reload brings another version. Drafts are kept. Of the first files, as later ones may be gone. */
export function NewerVersionLine({ isEarlier, onLater }: NewerVersionLineProps) {
  const { t } = useTranslation();
  const before = useRef<Element | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const putOff = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    onLater();
  };
  return (
    <div className="pr-newer" role="status" onFocus={remember}>
      <p className="pr-newer__text">{t(isEarlier ? 'newer.earlier' : 'newer.text')}</p>
      <Button size="xs" variant="default" onClick={() => window.location.reload()}>
        {t('action.reload')}
      </Button>
      <Button size="xs" variant="subtle" onClick={putOff}>
        {t('newer.later')}
      </Button>
    </div>
  );
}
