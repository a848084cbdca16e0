import type { CatalogItem } from '@portal/shared/contract/catalog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getItemBlock } from '../../../entities/catalog/itemState.ts';
import { ItemFacts } from './ItemFacts.tsx';

interface ItemChoiceProps {
  readonly items: readonly CatalogItem[];
  readonly chosen: CatalogItem | null;
  readonly onChoose: (item: CatalogItem) => void;
}

/** Items of a brand as radio cards; an unavailable one is disabled and shows the reason. */
export function ItemChoice({ items, chosen, onChoose }: ItemChoiceProps) {
  const { t } = useTranslation('reward');
  const group = useId();
  const [only] = items;
  if (items.length === 1 && only) {
    return (
      <div className="pr-item pr-item--only">
        <ItemFacts item={only} />
      </div>
    );
  }
  return (
    <fieldset className="pr-items">
      <legend>{t('choose')}</legend>
      {items.map((item) => (
        <ItemCard key={item.utid} item={item} group={group} isChosen={item.utid === chosen?.utid} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

interface ItemCardProps {
  readonly item: CatalogItem;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: (item: CatalogItem) => void;
}

function ItemCard({ item, group, isChosen, onChoose }: ItemCardProps) {
  const inputId = useId();
  const factsId = useId();
  const isOut = getItemBlock(item) !== null;
  return (
    <div className={isOut ? 'pr-item pr-item--out' : 'pr-item'}>
      <input
        id={inputId}
        type="radio"
        name={group}
        value={item.utid}
        checked={isChosen}
        disabled={isOut}
        aria-describedby={factsId}
        onChange={() => onChoose(item)}
      />
      <ItemFacts item={item} id={factsId} inputId={inputId} />
    </div>
  );
}
