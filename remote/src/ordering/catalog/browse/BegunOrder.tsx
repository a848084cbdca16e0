import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readSwitchedFrom } from '../../../entities/account/switchState.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { checkoutPath } from '../../choicePaths.ts';
import { readOrderDraft } from '../../orderDraft.ts';

/** The way back into the order in whose middle the account was switched; renders nothing on any other visit. */
export function BegunOrder() {
  const { t } = useTranslation('catalog');
  const drafts = useDraftStore();
  const location = useLocation();
  const [reward] = useState(() => readOrderDraft(drafts).reward);
  const isLeft = readSwitchedFrom(location.state)?.startsWith(PATHS.checkout) === true;
  if (!isLeft || reward === undefined) return null;
  return (
    <Notice
      kind="info"
      title={t('begun.title')}
      actions={
        <LinkButton to={checkoutPath(reward)} variant="default" size="xs">
          {t('begun.goOn')}
        </LinkButton>
      }
    >
      {t('begun.text')}
    </Notice>
  );
}
