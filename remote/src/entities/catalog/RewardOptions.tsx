import { Combobox } from '@mantine/core';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { useCatalog } from './useCatalog.ts';
import { RewardFace } from './RewardFace.tsx';
import { listRewardOptions } from './rewardOptions.ts';
import './locales.ts';
import './picker.css';

/** More are found by typing. */
const SHOWN = 50;

export interface RewardSearch {
  readonly method: DeliveryMethod;
  /** Codes of the rewards that are most likely meant; they stand first. */
  readonly first?: readonly string[];
}

interface RewardOptionsProps extends RewardSearch {
  readonly label: string;
  readonly search: string;
}

/** The list below a field that rewards are searched in. */
export function RewardOptions({ label, search, method, first = [] }: RewardOptionsProps) {
  const { t } = useTranslation('rewardPicker');
  const { brands, error } = useCatalog();
  const options = listRewardOptions(brands ?? [], { search, method, first });
  const rest = options.length - SHOWN;
  const note = getNote();
  return (
    <Combobox.Dropdown className="pr-reward-options">
      <Combobox.Options aria-label={label} className="pr-reward-options__list">
        {options.slice(0, SHOWN).map((option) => (
          <Combobox.Option key={option.item.utid} value={option.item.utid}>
            <RewardFace {...option} />
          </Combobox.Option>
        ))}
      </Combobox.Options>
      <p className="pr-reward-options__note" role="status" hidden={note === null}>
        {note}
      </p>
    </Combobox.Dropdown>
  );

  function getNote(): string | null {
    if (brands === undefined) return t(error === undefined ? 'loading' : 'failed');
    if (options.length === 0) return t('none', { search });
    return rest > 0 ? t('more', { count: rest }) : null;
  }
}
