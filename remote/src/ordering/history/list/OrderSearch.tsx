import { Button, NativeSelect, TextInput } from '@mantine/core';
import { ORDER_SEARCH_FIELDS, type OrderSearchField } from '@portal/shared/domain/orderSearchFields';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

const LONGEST = 255;

interface OrderSearchProps {
  readonly searchBy: OrderSearchField;
  readonly q: string;
  readonly onSearch: (searchBy: OrderSearchField, q: string) => void;
}

/** One value and the key that it is looked for by; sent with Enter or the button. Typing draws nothing anew. */
export function OrderSearch({ searchBy, q, onSearch }: OrderSearchProps) {
  const { t } = useTranslation('orderHistory');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const by = ORDER_SEARCH_FIELDS.find((one) => one === fields.get('searchBy')) ?? searchBy;
    const text = fields.get('q');
    onSearch(by, typeof text === 'string' ? text.trim() : '');
  };
  return (
    <form role="search" className="pr-orders__search" onSubmit={submit}>
      <NativeSelect
        label={t('search.by')}
        name="searchBy"
        defaultValue={searchBy}
        data={ORDER_SEARCH_FIELDS.map((one) => ({ value: one, label: t(`search.field.${one}`) }))}
      />
      <TextInput
        className="pr-orders__text"
        label={t('search.value')}
        type="search"
        maxLength={LONGEST}
        autoComplete="off"
        name="q"
        defaultValue={q}
      />
      <Button type="submit" size="md" variant="default" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        {t('search.submit')}
      </Button>
    </form>
  );
}
