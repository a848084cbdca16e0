import { Button, TextInput } from '@mantine/core';
import { checkRecordIdentifier, RECORD_TYPES, type RecordType } from '@portal/shared/domain/access/recordTypes';
import { holdsCardNumber } from '@portal/shared/domain/funding/cardNumberText';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../i18n/messageText.ts';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { SelectInput } from '../../ui/form/SelectField.tsx';
import './locales.ts';
import './record.css';

const LONGEST = 255;

interface RecordSearchProps {
  readonly type: RecordType;
  readonly identifier: string;
  readonly onSearch: (type: RecordType, identifier: string) => void;
}

/** Type and identifier of a record; submitted with Enter or the button. An identifier that no record has is refused here. */
export function RecordSearch({ type, identifier, onSearch }: RecordSearchProps) {
  const { t, i18n } = useTranslation('record');
  const [refusal, setRefusal] = useState(() => (identifier === '' ? null : refuse(type, identifier)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = RECORD_TYPES.find((one) => one === fields.get('type')) ?? type;
    const typed = fields.get('identifier');
    const text = typeof typed === 'string' ? typed.trim() : '';
    const refused = refuse(chosen, text);
    setRefusal(refused);
    if (refused === null) onSearch(chosen, text);
  };
  return (
    <form role="search" className="pr-record-search" noValidate onSubmit={submit}>
      <SelectInput
        label={t('type')}
        name="type"
        defaultValue={type}
        options={RECORD_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <TextInput
        className="pr-record-search__text"
        label={t('identifier')}
        description={t('help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={refusal !== null && <FieldError>{messageText(i18n, { key: refusal })}</FieldError>}
        name="identifier"
        type="search"
        required
        withAsterisk={false}
        maxLength={LONGEST}
        autoComplete="off"
        defaultValue={identifier}
      />
      <Button type="submit" size="md" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        {t('look')}
      </Button>
    </form>
  );
}

const refuse = (type: RecordType, identifier: string): string | null =>
  holdsCardNumber(identifier) ? 'error.text.cardNumber' : checkRecordIdentifier(type, identifier);
