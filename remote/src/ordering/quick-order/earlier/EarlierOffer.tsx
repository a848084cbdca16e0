import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { useItem } from '../../../entities/catalog/useCatalog.ts';
import { removeEarlierOrder, writeEarlierOrder, type EarlierOrder } from '../../earlierOrder.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { readEarlierValues, selectUsable, withEarlier } from './earlierValues.ts';

export interface EarlierOfferProps {
  readonly earlier: EarlierOrder;
}

/** Offers people and message that were typed for another reward; nothing of them is put in by itself. */
export function EarlierOffer({ earlier }: EarlierOfferProps) {
  const { t } = useTranslation('quickOrder');
  const drafts = useDraftStore();
  const { values, setValues } = useFormikContext<CheckoutValues>();
  const { item } = useItem(earlier.reward.utid);
  const [isOver, setOver] = useState(false);
  const usable = selectUsable(readEarlierValues(earlier), values);
  const count = usable.people.length;
  if (isOver || item === undefined || (count === 0 && usable.texts === null)) return null;
  const reward = item?.rewardName ?? t('earlier.otherReward');
  const use = () => {
    setOver(true);
    removeEarlierOrder(drafts);
    void setValues(withEarlier(values, usable));
  };
  const dismiss = () => {
    setOver(true);
    writeEarlierOrder(drafts, { ...earlier, isDismissed: true });
  };
  return (
    <Notice
      kind="info"
      actions={
        <>
          <Button variant="default" size="xs" onClick={use}>
            {count > 0 ? t('earlier.usePeople', { count, reward }) : t('earlier.useMessage', { reward })}
          </Button>
          <Button variant="subtle" size="xs" onClick={dismiss}>
            {t('earlier.dismiss')}
          </Button>
        </>
      }
    >
      {count > 0 && usable.texts !== null ? t('earlier.withMessage', { reward }) : t('earlier.text', { reward })}
    </Notice>
  );
}
