import { Button } from '@mantine/core';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownFor } from '../../entities/secret/useShownFor.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { useRevealTaxIdMutation } from './kybApi.ts';

interface TaxIdProps {
  readonly platformClientId: string;
  readonly lastFour: string;
}

/** The end of a tax id; all of it for a while, once somebody asks for it, which is logged. */
export function TaxId({ platformClientId, lastFour }: TaxIdProps) {
  const { t, i18n } = useTranslation('staff');
  const notify = useNotify();
  const [shown, setShown] = useState<string | null>(null);
  const [revealTaxId, { isLoading, reset }] = useRevealTaxIdMutation();
  const containerRef = useKeptFocus<HTMLSpanElement>();
  const reveal = async () => {
    const { data, error } = await revealTaxId(platformClientId);
    // The store would keep it.
    reset();
    if (data === undefined) notify.error(apiErrorMessage(i18n, error, t('kyb.reveal.failed')));
    else setShown(data.taxId);
  };
  return (
    <span ref={containerRef} tabIndex={-1} className="pr-staff-secret">
      {shown === null ? (
        <>
          <span>{t('kyb.reveal.ends', { lastFour })}</span>
          <BusyButton size="compact-sm" variant="default" busy={isLoading} onClick={() => void reveal()}>
            {t('kyb.reveal.action')}
          </BusyButton>
        </>
      ) : (
        <RevealedTaxId value={shown} onEnd={() => setShown(null)} />
      )}
    </span>
  );
}

function RevealedTaxId({ value, onEnd }: { readonly value: string; readonly onEnd: () => void }) {
  const { t } = useTranslation('staff');
  const seconds = useShownFor(SETTINGS.businessReview.revealedMs, onEnd);
  return (
    <>
      <strong role="status">{value}</strong>
      <Button size="compact-sm" variant="default" onClick={onEnd}>
        {t('kyb.reveal.hide')}
      </Button>
      <span role="timer" className="pr-staff-about">
        {t('kyb.reveal.hides', { count: seconds })}
      </span>
    </>
  );
}
