import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { formatExactTime } from '../../../ui/time/formatTime.ts';
import type { Resendable } from './resendable.ts';

const ResendDialog = lazyPart(async () => (await import('./ResendDialog.tsx')).ResendDialog);

/** Sends a line again, or says why that cannot be now. */
export function ResendAction({ line }: { readonly line: Resendable }) {
  const { t } = useTranslation('orderHistory');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { refusal, nextAt } = line.resend;
  if (refusal !== null) {
    const time = nextAt === null ? '' : formatExactTime(new Date(nextAt), locale);
    return <p className="pr-history__muted">{t(`resend.refusal.${refusal}`, { time })}</p>;
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('resend.action')}
      </Button>
      {isAsking && (
        <OverlayBoundary onClose={() => setAsking(false)}>
          <ResendDialog line={line} onClose={() => setAsking(false)} />
        </OverlayBoundary>
      )}
    </>
  );
}
