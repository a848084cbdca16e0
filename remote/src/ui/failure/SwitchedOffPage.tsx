import { Button } from '@mantine/core';
import { getDisableReason, getDisableText } from '@portal/shared/federation/disableReasons';
import type { SwitchedOff } from '@portal/shared/federation/remoteModule';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactFormat } from '../../i18n/formatters.ts';
import { joinSentences } from '../../i18n/joinSentences.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Notice } from '../feedback/Notice.tsx';
import { Page } from '../page/Page.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import './locales.ts';

export interface SwitchedOffPageProps {
  readonly off: SwitchedOff;
  /** Asks whether it is back. */
  readonly onRetry: () => Promise<void>;
}

/** In place of the pages of a module that an operator has switched off: why, until when, and a way to ask again. */
export function SwitchedOffPage({ off, onRetry }: SwitchedOffPageProps) {
  const { t } = useTranslation(['failure', 'common']);
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry().catch(() => undefined);
    setBusy(false);
  };
  const reason = getDisableReason(off.reason);
  const until = Date.parse(off.until ?? '');
  const sentences = [
    reason === undefined ? getDisableText(off.reason) : t(`off.reason.${reason}`),
    Number.isNaN(until) ? undefined : t('off.until', { time: exactFormat(locale).format(until) }),
    t('off.text'),
  ];
  return (
    <Page>
      <PageHeader title={t('off.title')} />
      <Notice
        kind="info"
        actions={
          <Button variant="default" loading={isBusy} onClick={() => void retry()}>
            {t('common:action.retry')}
          </Button>
        }
      >
        {joinSentences(
          locale,
          sentences.filter((sentence) => sentence !== undefined),
        )}
      </Notice>
    </Page>
  );
}
