import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Can } from '../../../entities/permissions/Can.tsx';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';

/** Leads those who may order to the catalogue; absent for others. */
export function OrderRewardsLink() {
  const { t } = useTranslation('orderHistory');
  return (
    <Can all={['PLACE_ORDER_ACCESS']}>
      <LinkButton to={PATHS.catalog}>{t('action.place')}</LinkButton>
    </Can>
  );
}
