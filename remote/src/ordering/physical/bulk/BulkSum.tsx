import type { CatalogItem } from '@portal/shared/contract/catalog';
import { toMajor } from '@portal/shared/domain/money/money';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { sumRow, type BulkValues } from './bulkValues.ts';

const { cardsMax } = SETTINGS.bulk;

/** How many cards the order has, how many more it can have, and what they are worth. */
export function BulkSum({ items }: { readonly items: ReadonlyMap<string, CatalogItem> }) {
  const { t } = useTranslation('physicalBulk');
  const locale = useLocale();
  const { values } = useFormikContext<BulkValues>();
  const worth = new Map<string, bigint>();
  let cards = 0;
  for (const row of values.rows) {
    const item = items.get(row.utid);
    const sum = sumRow(row, item, locale);
    cards += sum.cards;
    if (item !== undefined) worth.set(item.currencyCode, (worth.get(item.currencyCode) ?? 0n) + sum.worthMinor);
  }
  const left = cardsMax - cards;
  return (
    <div role="status" aria-label={t('sum.label')} className="pr-bulk__sum">
      <p>
        <strong>{t('sum.cards', { count: cards })}</strong>
        <span data-tone={left < 0 ? 'wrong' : undefined}>
          {left < 0 ? t('sum.over', { count: -left, max: cardsMax }) : t('sum.left', { count: left })}
        </span>
      </p>
      {[...worth].map(([currencyCode, minor]) => (
        <p key={currencyCode}>
          <span>{t('sum.worth')}</span>
          <strong>
            <Money amount={toMajor(minor, currencyCode)} currencyCode={currencyCode} />
          </strong>
        </p>
      ))}
    </div>
  );
}
