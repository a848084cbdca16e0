import { ActionIcon, Button } from '@mantine/core';
import type { CatalogItem } from '@portal/shared/contract/catalog';
import { toMajor } from '@portal/shared/domain/money/money';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getAmountControl } from '../../../entities/catalog/amountControl.ts';
import { formatShortMoney } from '../../../entities/catalog/offerText.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FieldWarning } from '../../../ui/feedback/FieldWarning.tsx';
import { MoneyField } from '../../../ui/form/MoneyField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { isTyped, sumRow, type BulkValues } from './bulkValues.ts';

interface BulkRowsProps {
  readonly items: ReadonlyMap<string, CatalogItem>;
}

/** Values and how many cards of each, by the rewards of the brand. */
export function BulkRows({ items }: BulkRowsProps) {
  const { t } = useTranslation('physicalBulk');
  const { values } = useFormikContext<BulkValues>();
  const utids = [...new Set(values.rows.map(({ utid }) => utid))];
  const gone = utids.filter((utid) => !items.has(utid));
  return (
    <div className="pr-bulk__items">
      {utids.flatMap((utid) => {
        const item = items.get(utid);
        return item === undefined ? [] : [<ItemRows key={utid} item={item} />];
      })}
      {gone.length > 0 && <FieldWarning>{t('values.gone', { names: gone.join(', ') })}</FieldWarning>}
    </div>
  );
}

/** The values of one reward: those that it has, or those that are typed. */
function ItemRows({ item }: { readonly item: CatalogItem }) {
  const { t } = useTranslation('physicalBulk');
  const container = useRef<HTMLFieldSetElement>(null);
  const { values, setFieldValue } = useFormikContext<BulkValues>();
  const own = values.rows.flatMap((row, index) => (row.utid === item.utid ? [index] : []));
  const canAdd = isTyped(item) && values.rows.length < SETTINGS.bulk.valuesMax;
  const add = async () => {
    await setFieldValue('rows', [...values.rows, { utid: item.utid, amount: '', quantity: '' }]);
    const fields = container.current?.querySelectorAll<HTMLInputElement>('input[name$=".amount"]');
    fields?.item(fields.length - 1).focus();
  };
  const remove = async (index: number) => {
    await setFieldValue(
      'rows',
      values.rows.filter((_row, other) => other !== index),
    );
    container.current?.querySelector<HTMLInputElement>('input')?.focus();
  };
  return (
    <fieldset ref={container} className="pr-bulk__item">
      <legend>{item.rewardName}</legend>
      {own.map((index) => (
        <ValueRow
          key={index}
          index={index}
          item={item}
          onRemove={isTyped(item) && own.length > 1 ? () => void remove(index) : null}
        />
      ))}
      {canAdd && (
        <Button variant="default" size="xs" onClick={() => void add()}>
          {t('values.add')}
        </Button>
      )}
    </fieldset>
  );
}

interface ValueRowProps {
  readonly index: number;
  readonly item: CatalogItem;
  /** Null for a row that stays. */
  readonly onRemove: (() => void) | null;
}

function ValueRow({ index, item, onRemove }: ValueRowProps) {
  const { t } = useTranslation('physicalBulk');
  const locale = useLocale();
  const { values } = useFormikContext<BulkValues>();
  const row = values.rows[index];
  if (row === undefined) return null;
  const { currencyCode } = item;
  const { worthMinor } = sumRow(row, item, locale);
  return (
    <div className="pr-bulk__row">
      {isTyped(item) ? (
        <MoneyField
          name={`rows[${index}].amount`}
          label={t('values.amount', { currencyCode })}
          help={<Limits item={item} />}
          currencyCode={currencyCode}
        />
      ) : (
        <p className="pr-bulk__value">
          <Money amount={Number(row.amount)} currencyCode={currencyCode} />
        </p>
      )}
      <TextField name={`rows[${index}].quantity`} label={t('values.quantity')} inputMode="numeric" autoComplete="off" />
      <p className="pr-bulk__worth">
        {worthMinor > 0n && <Money amount={toMajor(worthMinor, currencyCode)} currencyCode={currencyCode} />}
      </p>
      {onRemove !== null && (
        <ActionIcon
          variant="subtle"
          color="gray"
          className="pr-bulk__remove"
          aria-label={row.amount === '' ? t('values.remove') : t('values.removeOf', { amount: row.amount })}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}

/** The least and the greatest value. */
function Limits({ item }: { readonly item: CatalogItem }) {
  const { t } = useTranslation('physicalBulk');
  const locale = useLocale();
  const control = getAmountControl(item);
  if (control.kind !== 'range' || control.min === null || control.max === null) return null;
  const money = (amount: number) => formatShortMoney(amount, item.currencyCode, locale);
  const limits = { min: money(control.min), max: money(control.max) };
  return item.isWholeAmountValueRequired ? t('values.limitsWhole', limits) : t('values.limits', limits);
}
