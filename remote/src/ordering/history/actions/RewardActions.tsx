import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { LineLink } from '../line/LineLink.tsx';
import { ActionNotice } from './ActionNotice.tsx';
import './locales.ts';
import './actions.css';
import { useResultToast } from './useResultToast.ts';

const ActionDialog = lazyPart(async () => (await import('./ActionDialog.tsx')).ActionDialog);

interface RewardActionsProps {
  readonly line: OrderLineDetail;
  /** The action that is asked about; null: none. */
  readonly action: RewardAction | null;
  readonly onEnd: () => void;
}

/** Asks about an action on a line's reward, and tells what waits for the issuer and which reward it replaces or is replaced by. */
export function RewardActions({ line, action, onEnd }: RewardActionsProps) {
  const { t } = useTranslation('rewardActions');
  const waitForResult = useResultToast(line);
  return (
    <div className="pr-actions">
      <FactList
        facts={[
          { label: t('reissuedFrom'), value: linkTo(line.reissuedFrom) },
          { label: t('reissuedTo'), value: linkTo(line.reissuedTo) },
        ]}
      />
      <ActionNotice line={line} />
      {action !== null && (
        <OverlayBoundary onClose={onEnd}>
          <ActionDialog
            action={action}
            line={line}
            onSent={(record) => {
              waitForResult(record);
              onEnd();
            }}
            onClose={onEnd}
          />
        </OverlayBoundary>
      )}
    </div>
  );
}

const linkTo = (linked: OrderLineDetail['reissuedFrom']) =>
  linked && <LineLink reference={lineReference(linked.referenceOrderId, linked.lineNumber)} />;
