import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../entities/permissions/Can.tsx';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

/** The history of somebody who sees no order yet. */
export function NoOrders() {
  const { t } = useTranslation('orderHistory');
  const place = (
    <Can all={['PLACE_ORDER_ACCESS']}>
      <LinkButton to={PATHS.catalog}>{t('action.place')}</LinkButton>
    </Can>
  );
  return <EmptyState text={t('empty')} action={place} />;
}
