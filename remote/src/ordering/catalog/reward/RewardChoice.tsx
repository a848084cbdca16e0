import type { CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';
import { useTranslation } from 'react-i18next';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useTypingStart } from '../../../ui/form/useTypingStart.ts';
import { getAmountControl } from '../../../entities/catalog/amountControl.ts';
import { getItemBlock } from '../../../entities/catalog/itemState.ts';
import { useBlockText } from '../browse/useBlockText.ts';
import { chooseItem } from './chooseItem.ts';
import { ItemChoice } from './ItemChoice.tsx';
import { RewardForm } from './RewardForm.tsx';
import { useRewardUrl } from './useRewardUrl.ts';

/** Choice of an item and its amount, stored in the address. */
export function RewardChoice({ brand }: { readonly brand: CatalogBrand }) {
  const { t } = useTranslation('reward');
  const containerRef = useTypingStart<HTMLDivElement>('title');
  const url = useRewardUrl();
  const currencyCode = useSelectedAccount()?.currencyCode ?? null;
  const chosen = chooseItem(brand.items, url.utid, currencyCode);
  const choose = (item: CatalogItem) => void url.save(item.utid, canKeepAmount(chosen, item) ? url.amount : null);
  return (
    <div ref={containerRef} className="pr-reward__choice">
      <MissingItem brand={brand} utid={url.utid} hasOthers={chosen !== null} />
      <ItemChoice items={brand.items} chosen={chosen} onChoose={choose} />
      {chosen === null ? (
        <Notice kind="warning" title={t('nothingAvailable')} />
      ) : (
        <RewardForm key={chosen.utid} item={chosen} brand={brand} url={url} />
      )}
    </div>
  );
}

/** A typed amount is kept when the next item has the same currency and a text field, too. */
const canKeepAmount = (from: CatalogItem | null, to: CatalogItem): boolean =>
  from?.currencyCode === to.currencyCode &&
  getAmountControl(from).kind === 'range' &&
  getAmountControl(to).kind === 'range';

interface MissingItemProps {
  readonly brand: CatalogBrand;
  readonly utid: string | null;
  /** Another item of the brand is available. */
  readonly hasOthers: boolean;
}

/** Warns that the item of the address no longer exists or is unavailable. */
function MissingItem({ brand, utid, hasOthers }: MissingItemProps) {
  const { t } = useTranslation('reward');
  const blockText = useBlockText();
  if (utid === null) return null;
  const item = brand.items.find((one) => one.utid === utid);
  const block = item ? getItemBlock(item) : null;
  if (item && block === null) return null;
  return (
    <Notice kind="warning" title={item ? t('chosenUnavailable', { name: item.rewardName }) : t('chosenGone')}>
      {block !== null && <div>{blockText(block)}</div>}
      {hasOthers && <div>{t('chooseOther')}</div>}
    </Notice>
  );
}
