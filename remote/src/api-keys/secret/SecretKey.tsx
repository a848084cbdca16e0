import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '../api-keys.css';
import { useKeyKind } from '../useKeyKind.ts';

/** A key in full, to copy. Has the focus when it appears, as what asked for it is gone. */
export function SecretKey({ value }: { readonly value: string }) {
  const { t } = useTranslation('apiKeys');
  const { noun } = useKeyKind();
  const copyRef = useRef<HTMLButtonElement>(null);
  useEffect(() => copyRef.current?.focus(), []);
  return (
    <div className="pr-secret-key">
      <code className="pr-secret-key__value" translate="no">
        {value}
      </code>
      <Button ref={copyRef} data-copy={value}>
        {t(`${noun}.copy`)}
      </Button>
    </div>
  );
}
