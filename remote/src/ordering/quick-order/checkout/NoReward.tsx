import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { messageText } from '../../../i18n/messageText.ts';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { readOrderDraft } from '../../orderDraft.ts';
import { checkoutPath } from '../../choicePaths.ts';
import { getRewardUrl } from './getRewardUrl.ts';
import type { OrderedRewardState } from './useOrderedReward.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';

type NothingToOrder = Exclude<OrderedRewardState, { readonly kind: 'loading' } | { readonly kind: 'ready' }>;

export interface NoRewardProps {
  readonly ordered: OrderedRewardState;
}

/** Why the address names nothing that can be ordered, with links to continue. */
export function NoReward({ ordered }: NoRewardProps) {
  const { t } = useTranslation('quickOrder');
  if (ordered.kind === 'failed')
    return <PartFailure error={ordered.error} title={t('load.catalog')} onRetry={ordered.retry} />;
  return ordered.kind === 'loading' || ordered.kind === 'ready' ? null : <Reason ordered={ordered} />;
}

function Reason({ ordered }: { readonly ordered: Exclude<NothingToOrder, { readonly kind: 'failed' }> }) {
  const { t, i18n } = useTranslation('quickOrder');
  if (ordered.kind === 'wrongAmount') {
    return (
      <Notice
        kind="warning"
        title={t('missing.amountTitle')}
        actions={
          <LinkButton to={getRewardUrl(ordered.reward)} variant="default">
            {t('missing.toReward')}
          </LinkButton>
        }
      >
        {messageText(i18n, ordered.refusal)}
      </Notice>
    );
  }
  const title =
    ordered.kind === 'unavailable'
      ? t('missing.unavailableTitle', { reward: ordered.reward.item.rewardName })
      : t('missing.title');
  return (
    <Notice kind="warning" title={title} actions={<WaysOn />}>
      {t('missing.text')}
    </Notice>
  );
}

function WaysOn() {
  const { t } = useTranslation('quickOrder');
  const drafts = useDraftStore();
  const [begun] = useState(() => readOrderDraft(drafts).reward);
  return (
    <>
      <LinkButton to={PATHS.catalog} variant="default">
        {t('missing.toCatalog')}
      </LinkButton>
      {begun && (
        <LinkButton to={checkoutPath(begun)} variant="default">
          {t('missing.resume')}
        </LinkButton>
      )}
    </>
  );
}
