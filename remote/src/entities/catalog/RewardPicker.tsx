import { Combobox, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import type { CatalogBrand } from '@portal/shared/contract/catalog';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { getInputProps } from '../../ui/form/getInputProps.tsx';
import { getTypedKey } from '../../ui/form/getTypedKey.ts';
import { getBrandOffers } from './brandOffers.ts';
import { formatOffer } from './offerText.ts';
import { useCatalog } from './useCatalog.ts';
import { RewardArt } from './RewardFace.tsx';
import { RewardOptions, type RewardSearch } from './RewardOptions.tsx';
import { useReward } from './useReward.ts';

interface RewardPickerProps extends RewardSearch {
  readonly label: string;
  /** The code of the chosen reward; '' where none is. */
  readonly value: string;
  /** Called with a code, or with a text that is none of the list's, such as a pasted code. */
  readonly onChange: (utid: string) => void;
  /** One line below the field; an error replaces it. */
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** The search that it opens with. */
  readonly initialSearch?: string;
  /** Has the focus when its dialog opens. */
  readonly isFirst?: boolean;
}

/** Chooses one reward by its name, its picture or its code. */
export function RewardPicker(props: RewardPickerProps) {
  const {
    label,
    value,
    onChange,
    help,
    error,
    initialSearch = '',
    isFirst = false,
    required = false,
    ...search
  } = props;
  const { t } = useTranslation('rewardPicker');
  const { brands } = useCatalog();
  const reward = useReward(value);
  const [typed, setTyped] = useState<string | null>(initialSearch === '' ? null : initialSearch);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const amounts = useAmounts(reward);
  const pick = (utid: string) => {
    onChange(utid);
    setTyped(null);
    combobox.closeDropdown();
  };
  const type = (text: string) => {
    setTyped(text);
    combobox.openDropdown();
    combobox.updateSelectedOptionIndex();
    combobox.selectFirstOption();
  };
  const leave = () => {
    combobox.closeDropdown();
    if (typed !== null && typed !== initialSearch) onChange(findCode(brands, typed.trim()) ?? typed.trim());
    setTyped(null);
  };
  const isUnknown = value !== '' && brands !== undefined && reward === null;
  // Enter picks; while the list is open it does not send the form.
  const keepForm = (event: KeyboardEvent) => {
    const key = getTypedKey(event);
    if (key === 'Enter' && combobox.dropdownOpened) event.preventDefault();
    if (key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
      combobox.closeDropdown();
    }
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick} transitionProps={{ duration: 0 }}>
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...getInputProps(
            { name: '', label, help: help ?? amounts, required },
            error ?? (isUnknown ? t('none', { search: value }) : undefined),
          )}
          value={typed ?? reward?.item.rewardName ?? value}
          placeholder={t('placeholder')}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          onKeyDown={keepForm}
          aria-autocomplete="list"
          spellCheck={false}
          leftSection={
            reward === null || typed !== null ? (
              <IconSearch size={16} aria-hidden="true" />
            ) : (
              <RewardArt brand={reward.brand} />
            )
          }
          leftSectionWidth={reward === null || typed !== null ? undefined : 56}
          leftSectionPointerEvents="none"
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
          rightSectionPointerEvents="none"
          data-autofocus={isFirst || undefined}
        />
      </Combobox.Target>
      <RewardOptions label={label} search={typed ?? ''} {...search} />
    </Combobox>
  );
}

/** Returns the code that a text is, in whatever case; undefined where it is none. */
const findCode = (brands: readonly CatalogBrand[] | undefined, text: string): string | undefined =>
  brands?.flatMap(({ items }) => items).find(({ utid }) => utid.toUpperCase() === text.toUpperCase())?.utid;

/** Returns the amounts that a reward may have. */
function useAmounts(reward: ReturnType<typeof useReward>): string | undefined {
  const locale = useLocale();
  const [offer] = reward === null ? [] : getBrandOffers([reward.item], null);
  return offer && formatOffer(offer, locale);
}
