import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../feedback/useNotify.ts';

const SHOWN_FOR_MS = 2_000;

interface CopyConfirmation {
  readonly target: HTMLElement;
  readonly text: string;
}

/** Copies the value of a clicked `data-copy` button; `copied` is set for a moment. */
export function useCopyClicks() {
  const { t } = useTranslation();
  const notify = useNotify();
  const [copied, setCopied] = useState<CopyConfirmation | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = window.setTimeout(() => setCopied(null), SHOWN_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const onClick = (event: SyntheticEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (target === null) return;
    copyText(target.dataset['copy'] ?? '').then(
      () => setCopied({ target, text: t('state.copied') }),
      () => notify.error(t('state.copyFailed')),
    );
  };
  return { clicks: { onClick }, copied };
}

/** The clipboard is absent outside secure contexts. */
async function copyText(value: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('No clipboard');
  await navigator.clipboard.writeText(value);
}
