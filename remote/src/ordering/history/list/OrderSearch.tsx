import { Button, NativeSelect, TextInput } from '@mantine/core';
import { ORDER_SEARCH_FIELDS, type OrderSearchField } from '@portal/shared/domain/ordering/orderSearchFields';
import { holdsCardNumber } from '@portal/shared/domain/funding/cardNumberText';
import { recogniseSearch } from '@portal/shared/domain/lists/recogniseSearch';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';

const LONGEST = 255;

interface OrderSearchProps {
  /** '': recognised by its form. */
  readonly searchBy: OrderSearchField | '';
  readonly q: string;
  readonly isTooShort: boolean;
  readonly onSearch: (searchBy: OrderSearchField | '', q: string) => void;
}

/** A search box that recognises the kind of text, and a select that overrides it; submitted with Enter or the button. Uncontrolled, so that typing re-renders nothing. */
export function OrderSearch({ searchBy, q, isTooShort, onSearch }: OrderSearchProps) {
  const { t } = useTranslation(['orderHistory', 'common', 'signedIn']);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const by = ORDER_SEARCH_FIELDS.find((one) => one === fields.get('searchBy')) ?? '';
    const typed = fields.get('q');
    const text = typeof typed === 'string' ? typed.trim() : '';
    setRefused(holdsCardNumber(text));
    onSearch(by, text);
  };
  const tooShort = isTooShort ? t('signedIn:error.email.tooShort', { min: SETTINGS.search.emailCharactersMin }) : null;
  const refusal = isRefused ? t('common:error.text.cardNumber') : tooShort;
  return (
    <form role="search" className="pr-orders__search" onSubmit={submit}>
      <TextInput
        className="pr-orders__text"
        label={t('search.value')}
        placeholder={t('search.example')}
        type="search"
        maxLength={LONGEST}
        autoComplete="off"
        name="q"
        defaultValue={q}
        error={refusal !== null && <FieldError>{refusal}</FieldError>}
      />
      <NativeSelect
        label={t('search.by')}
        name="searchBy"
        defaultValue={searchBy}
        rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        data={[
          { value: '', label: t('search.anything') },
          ...ORDER_SEARCH_FIELDS.map((one) => ({ value: one, label: t(`search.field.${one}`) })),
        ]}
      />
      <Button type="submit" size="md" variant="default" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        {t('search.submit')}
      </Button>
      <p className="pr-orders__understood" role="status">
        {q !== '' && searchBy === '' && <Understood q={q} />}
      </p>
    </form>
  );
}

/** The fields in which the text was searched. */
function Understood({ q }: { readonly q: string }) {
  const { t } = useTranslation('orderHistory');
  const locale = useLocale();
  const names = recogniseSearch(q).map((field) => t(`search.field.${field}`));
  const fields = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  return <span>{t('search.understood', { fields })}</span>;
}
