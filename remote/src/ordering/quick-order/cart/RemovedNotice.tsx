import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { getRecipientName } from './cartLine.ts';
import './locales.ts';
import type { LineRemoval } from './useLineRemoval.ts';

/** Tells which line was taken out last, with the way back; it takes the focus, which the row had. */
export function RemovedNotice({ removal: { removed, undo, failure } }: { readonly removal: LineRemoval }) {
  const { t, i18n } = useTranslation('cart');
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), [removed]);
  return (
    <>
      {removed !== null && (
        <Notice
          kind="info"
          actions={
            <Button ref={back} size="xs" variant="default" onClick={() => void undo()}>
              {t('remove.undo')}
            </Button>
          }
        >
          {t('remove.done', { name: getRecipientName(removed) })}
        </Notice>
      )}
      {failure !== null && <Notice kind="error">{apiErrorMessage(i18n, failure, t('saveFailed'))}</Notice>}
    </>
  );
}
