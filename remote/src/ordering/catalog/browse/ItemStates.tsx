import type { CatalogItem } from '@portal/shared/contract/catalog';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import { useTranslation } from 'react-i18next';
import { getItemBlock, getItemHints, type ItemHint } from '../../../entities/catalog/itemState.ts';
import { useBlockText } from './useBlockText.ts';

/** Why none of the items can be ordered, with the date, or else hints about them. Renders nothing without either. */
export function ItemStates({ items }: { readonly items: readonly CatalogItem[] }) {
  const { t } = useTranslation('catalog');
  const blockText = useBlockText();
  const open = items.filter((item) => getItemBlock(item) === null);
  const block = open.length === 0 && items[0] ? getItemBlock(items[0]) : null;
  if (block) {
    return (
      <p className="pr-item-state pr-item-state--out">
        <IconCircleX size={16} aria-hidden="true" />
        {blockText(block)}
      </p>
    );
  }
  return hintsOfAll(open).map((hint) => (
    <p key={hint} className="pr-item-state pr-item-state--hint">
      <IconAlertTriangle size={16} aria-hidden="true" />
      {t(`hint.${hint}`)}
    </p>
  ));
}

/** Hints shared by all items. */
const hintsOfAll = ([first, ...rest]: readonly CatalogItem[]): ItemHint[] =>
  first === undefined
    ? []
    : getItemHints(first).filter((hint) => rest.every((item) => getItemHints(item).includes(hint)));
