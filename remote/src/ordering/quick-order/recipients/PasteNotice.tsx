import { SETTINGS } from '@portal/shared/domain/settings';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { PastedRecipients } from './pastedRecipients.ts';

/** What was taken from a pasted table and what was not: columns by name, rows beyond the five by number. */
export function PasteNotice({ pasted, action }: { readonly pasted: PastedRecipients; readonly action: ReactNode }) {
  const { t } = useTranslation('quickOrder');
  const { recipients, leftOut, rowsBeyond } = pasted;
  const columns = leftOut
    .map(({ heading, number }) => heading ?? t('paste.column', { number }))
    .join(t('paste.separator'));
  const isNothing = recipients.length === 0 && rowsBeyond === 0;
  return (
    <Notice
      kind={isNothing || rowsBeyond > 0 ? 'warning' : 'info'}
      title={isNothing ? t('paste.nothing') : t('paste.taken', { count: recipients.length })}
      actions={isNothing ? undefined : action}
    >
      {columns !== '' && <p className="pr-checkout__line">{t('paste.leftOut', { columns })}</p>}
      {rowsBeyond > 0 && (
        <p className="pr-checkout__line">
          {t('paste.beyond', { count: rowsBeyond, max: SETTINGS.orders.quickRecipients })}
        </p>
      )}
    </Notice>
  );
}
