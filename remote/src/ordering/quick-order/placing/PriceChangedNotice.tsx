import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** Says that the confirm step was drawn anew, and has the focus, so that a press meant for the one before does nothing. */
export function PriceChangedNotice() {
  const { t } = useTranslation('quickOrder');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice kind="warning">{t('confirm.priceChanged')}</Notice>
    </div>
  );
}
