import { Button, TextInput } from '@mantine/core';
import { holdsCardNumber } from '@portal/shared/domain/funding/cardNumberText';
import { RECORD_TYPES, type RecordType } from '@portal/shared/domain/access/recordTypes';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../ui/form/SelectField.tsx';
import { FieldError } from '../../ui/feedback/FieldError.tsx';

const LONGEST = 255;

interface RecordSearchProps {
  readonly type: RecordType;
  readonly identifier: string;
  readonly onSearch: (type: RecordType, identifier: string) => void;
}

/** Type and identifier of a record; submitted with Enter or the button. */
export function RecordSearch({ type, identifier, onSearch }: RecordSearchProps) {
  const { t } = useTranslation(['staff', 'common']);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = RECORD_TYPES.find((one) => one === fields.get('type')) ?? type;
    const typed = fields.get('identifier');
    const text = typeof typed === 'string' ? typed.trim() : '';
    setRefused(holdsCardNumber(text));
    onSearch(chosen, text);
  };
  return (
    <form role="search" className="pr-staff-search" onSubmit={submit}>
      <SelectInput
        label={t('records.type')}
        name="type"
        defaultValue={type}
        options={RECORD_TYPES.map((value) => ({ value, label: t(`records.types.${value}`) }))}
      />
      <TextInput
        className="pr-staff-search__text"
        label={t('records.identifier')}
        description={t('records.help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={isRefused && <FieldError>{t('common:error.text.cardNumber')}</FieldError>}
        name="identifier"
        type="search"
        required
        withAsterisk={false}
        maxLength={LONGEST}
        autoComplete="off"
        defaultValue={identifier}
      />
      <Button type="submit" size="md" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        {t('records.look')}
      </Button>
    </form>
  );
}
