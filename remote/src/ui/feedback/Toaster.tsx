import { CloseButton, Portal } from '@mantine/core';
import { useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/CloseButton.css';
import { Notice } from './Notice.tsx';
import './toaster.css';
import { ToastStoreContext } from './useNotify.ts';

/** The toasts of this mount, in a corner above everything. */
export function Toaster() {
  const { t } = useTranslation();
  const store = useContext(ToastStoreContext);
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot);
  return (
    <Portal>
      <div
        className="pr-toasts"
        onMouseEnter={() => store.hold(true)}
        onMouseLeave={() => store.hold(false)}
        onFocus={() => store.hold(true)}
        onBlur={() => store.hold(false)}
      >
        {toasts.map(({ id, kind, text, progress, link }) => (
          <div key={id} className="pr-toast">
            <Notice kind={kind}>
              {text}
              {link !== undefined && (
                <a
                  href={link.href}
                  className="pr-link"
                  onClick={(event) => {
                    event.preventDefault();
                    store.close(id);
                    link.follow();
                  }}
                >
                  {link.text}
                </a>
              )}
              {progress !== undefined && <progress aria-label={text} value={progress ?? undefined} />}
            </Notice>
            <CloseButton aria-label={t('dismiss')} onClick={() => store.close(id)} />
          </div>
        ))}
      </div>
    </Portal>
  );
}
