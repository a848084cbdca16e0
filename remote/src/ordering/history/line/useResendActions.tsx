import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { findRemedy, isRemedyPermitted, type DeliveryRemedy } from '@portal/shared/domain/ordering/deliveryRemedies';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { formatExactTime } from '../../../ui/time/formatTime.ts';
import { isResendable, type Resendable } from './resendable.ts';
import { useAskAction } from './useAskAction.ts';

const ResendDialog = lazyPart(async () => (await import('./ResendDialog.tsx')).ResendDialog);

/** A line as it was when its dialog was opened, and what the dialog is for. */
interface OpenedDialog {
  readonly line: Resendable;
  readonly remedy: DeliveryRemedy | null;
}

interface ResendActions {
  /** The act that helps a reward that did not arrive; null for all others. */
  readonly remedy: LadderAction | null;
  /** Sends it to its own address once more. */
  readonly again: LadderAction | null;
  readonly dialog: ReactNode;
}

/** Sends a line again: first in the way that helps against why it did not arrive, or by asking whoever may do that. */
export function useResendActions(line: OrderLineDetail): ResendActions {
  const { t } = useTranslation('orderHistory');
  const locale = useLocale();
  // The dialog stays as it was opened, also when somebody else was faster.
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const ask = useAskAction(line);
  const remedy = findRemedy(line);
  const open = (purpose: DeliveryRemedy | null) => isResendable(line) && setOpened({ line, remedy: purpose });
  const refusal = line.resend?.refusal ?? null;
  const time = line.resend?.nextAt ? formatExactTime(new Date(line.resend.nextAt), locale) : '';
  const close = () => setOpened(null);
  const getRemedy = (): LadderAction | null => {
    if (remedy === null || refusal !== null) return null;
    if (!isRemedyPermitted(remedy, line.resendRight)) return ask;
    return { key: 'remedy', label: t(`remedy.${remedy}`), onClick: () => open(remedy) };
  };
  return {
    remedy: getRemedy(),
    again:
      line.resend === null || (remedy === 'SEND_AGAIN' && refusal === null)
        ? null
        : {
            key: 'again',
            label: t('resend.action'),
            onClick: () => open(null),
            reason: refusal === null ? null : t(`resend.refusal.${refusal}`, { time }),
          },
    dialog: opened !== null && (
      <OverlayBoundary onClose={close}>
        <ResendDialog {...opened} onClose={close} />
      </OverlayBoundary>
    ),
  };
}
