import { Button, NativeSelect, TextInput } from '@mantine/core';
import { ORDER_SEARCH_FIELDS, type OrderSearchField } from '@portal/shared/domain/orderSearchFields';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

const LONGEST = 255;

interface OrderSearchProps {
  readonly searchBy: OrderSearchField;
  readonly q: string;
  readonly onSearch: (searchBy: OrderSearchField, q: string) => void;
}

/** One value and the key that it is looked for by; sent with Enter or the button. */
export function OrderSearch({ searchBy, q, onSearch }: OrderSearchProps) {
  const { t } = useTranslation('orderHistory');
  const [field, setField] = useState(searchBy);
  const [text, setText] = useState(q);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(field, text.trim());
  };
  return (
    <form role="search" className="pr-orders__search" onSubmit={submit}>
      <NativeSelect
        label={t('search.by')}
        value={field}
        onChange={(event) => setField(ORDER_SEARCH_FIELDS.find((one) => one === event.currentTarget.value) ?? field)}
        data={ORDER_SEARCH_FIELDS.map((one) => ({ value: one, label: t(`search.field.${one}`) }))}
      />
      <TextInput
        className="pr-orders__text"
        label={t('search.value')}
        type="search"
        maxLength={LONGEST}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="md" variant="default" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        {t('search.submit')}
      </Button>
    </form>
  );
}
