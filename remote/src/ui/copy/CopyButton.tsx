import { ActionIcon } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/ActionIcon.css';
import { useNotify } from '../feedback/useNotify.ts';

const SAID_FOR_MS = 2_000;

/** Copies an identifier; says "Copied" on screen and to screen readers. `name` says what: "order reference". */
export function CopyButton({ value, name }: { readonly value: string; readonly name: string }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    copyText(value).then(
      () => setCopied(true),
      () => notify.error(t('state.copyFailed')),
    );
  };
  return (
    <span className="pr-copy">
      <ActionIcon variant="subtle" color="gray" size="sm" onClick={copy} aria-label={t('copyNamed', { name })}>
        {copied ? <IconCheck size={14} aria-hidden="true" /> : <IconCopy size={14} aria-hidden="true" />}
      </ActionIcon>
      <span role="status" className="pr-hidden-text">
        {copied ? t('state.copied') : ''}
      </span>
    </span>
  );
}

/** The clipboard is absent outside secure contexts. */
async function copyText(value: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('No clipboard');
  await navigator.clipboard.writeText(value);
}
