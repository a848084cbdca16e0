import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** Says that the lines of the cart were taken out elsewhere while it was shown here. */
export function EmptiedElsewhere() {
  const { t } = useTranslation('cart');
  return (
    <Notice kind="info" title={t('emptied.title')}>
      {t('emptied.text')}
    </Notice>
  );
}
