import { Button } from '@mantine/core';
import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { useKeptFocus } from '../../../ui/page/useKeptFocus.ts';
import { LineLink } from '../line/LineLink.tsx';
import { ActionNotice } from './ActionNotice.tsx';
import { RefusedActions } from './RefusedActions.tsx';
import './locales.ts';
import './actions.css';
import { useResultToast } from './useResultToast.ts';

const ActionDialog = lazyPart(async () => (await import('./ActionDialog.tsx')).ActionDialog);

/** Offers the actions on a line's reward, and tells what waits for the issuer and which reward it replaces or is replaced by. */
export function RewardActions({ line }: { readonly line: OrderLineDetail }) {
  const { t } = useTranslation(['rewardActions', 'orderHistory']);
  const [asking, setAsking] = useState<RewardAction | null>(null);
  // The button that was pressed goes while the issuer is asked.
  const containerRef = useKeptFocus<HTMLElement>();
  const waitForResult = useResultToast(line);
  const possible = line.possibleActions.filter(({ refusal }) => refusal === null);
  return (
    <section ref={containerRef} tabIndex={-1} aria-label={t('orderHistory:column.actions')} className="pr-actions">
      <FactList
        facts={[
          { label: t('reissuedFrom'), value: linkTo(line.reissuedFrom) },
          { label: t('reissuedTo'), value: linkTo(line.reissuedTo) },
        ]}
      />
      <ActionNotice line={line} />
      {possible.length > 0 && (
        <div className="pr-actions__buttons">
          {possible.map(({ action }) => (
            <Button
              key={action}
              variant="default"
              onClick={() => setAsking(action)}
              {...(action === 'CANCEL' && { color: 'var(--mantine-color-error)', variant: 'outline' })}
            >
              {t(`orderHistory:act.${action}`)}
            </Button>
          ))}
        </div>
      )}
      <RefusedActions actions={line.possibleActions} />
      {asking !== null && (
        <OverlayBoundary onClose={() => setAsking(null)}>
          <ActionDialog
            action={asking}
            line={line}
            onSent={(record) => {
              waitForResult(record);
              setAsking(null);
            }}
            onClose={() => setAsking(null)}
          />
        </OverlayBoundary>
      )}
    </section>
  );
}

const linkTo = (linked: OrderLineDetail['reissuedFrom']) =>
  linked && <LineLink reference={lineReference(linked.referenceOrderId, linked.lineNumber)} />;
