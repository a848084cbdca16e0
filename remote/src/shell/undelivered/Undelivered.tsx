import { CloseButton } from '@mantine/core';
import { useDocumentVisibility } from '@mantine/hooks';
import { SEES_UNDELIVERED } from '@portal/shared/domain/access/permissions';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconMailOff from '@tabler/icons-react/dist/esm/icons/IconMailOff.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useFeature } from '../../entities/platform/signedIn.ts';
import { useIsBottomKept } from '../../ui/page/keptBottom.ts';
import './undelivered.css';
import { useCountUndeliveredQuery } from './undeliveredApi.ts';
import { useSnooze } from './useSnooze.ts';

/**
 * Says that rewards did not arrive, to those who may know, until it is dismissed for a while. It stands below the page, with room of
 * its own, so that it covers nothing that a page ends with.
 */
export function Undelivered() {
  const isOn = useFeature('undeliverable-popup');
  const mayKnow = useCan({ any: SEES_UNDELIVERED });
  return isOn && mayKnow ? <Notice /> : null;
}

function Notice() {
  const { t } = useTranslation('shell');
  const { isSnoozed, snooze } = useSnooze();
  const isHidden = useDocumentVisibility() === 'hidden';
  const hasLineItems = useFeature('line-item-table');
  const isBottomKept = useIsBottomKept();
  const { data } = useCountUndeliveredQuery(undefined, {
    pollingInterval: SETTINGS.undelivered.pollMs,
    skip: isHidden || isSnoozed,
  });
  const count = data?.NOT_DELIVERED ?? 0;
  if (isSnoozed || count === 0) return null;
  const list = hasLineItems
    ? `${PATHS.lineItemHistory}?scope=all&delivery=NOT_DELIVERED`
    : `${PATHS.orders}?scope=all&status=UNDELIVERED`;
  return (
    <section
      className="pr-undelivered"
      data-bottom={isBottomKept ? 'kept' : undefined}
      aria-label={t('undelivered.label')}
    >
      <IconMailOff size={20} aria-hidden="true" />
      <p role="status">
        <Link to={list}>{t('undelivered.text', { count })}</Link>
      </p>
      <CloseButton aria-label={t('undelivered.snooze')} onClick={snooze} />
    </section>
  );
}
