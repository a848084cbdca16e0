import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { FilterAmounts } from './FilterAmounts.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterCheck } from './FilterCheck.tsx';
import { FilterDays } from './FilterDays.tsx';
import { FilterMany } from './FilterMany.tsx';
import { FilterSearch } from './FilterSearch.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { FilterText } from './FilterText.tsx';

const nothing = () => undefined;

const STATUSES = [
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
];

const SCOPES = [
  { value: 'account', label: 'This account' },
  { value: 'all', label: 'All accounts' },
];

export const NoneSet: Story = () => (
  <FilterBar
    search={<FilterSearch label="Search by account or group" value="" onChange={nothing} />}
    count={0}
    onClear={nothing}
  >
    <FilterSelect label="Orders of" value="account" choices={SCOPES} onChange={nothing} />
    <FilterSelect label="Status" value="" anyLabel="Any" choices={STATUSES} onChange={nothing} />
    <FilterMany label="Type" values={[]} choices={STATUSES} onChange={nothing} />
    <FilterDays days={{ from: '', to: '' }} onChange={nothing} />
    <FilterText label="Name" fieldLabel="Name or identifier" value="" onChange={nothing} />
    <FilterCheck label="Show disabled" checked={false} onChange={nothing} />
  </FilterBar>
);

const AMOUNTS = { label: 'Amount', minLabel: 'Amount from', maxLabel: 'Amount to', onChange: nothing };

export const Set: Story = () => (
  <FilterBar
    search={<FilterSearch label="Search by account or group" value="Marketing" onChange={nothing} />}
    count={6}
    onClear={nothing}
  >
    <FilterSelect label="Status" value="failed" anyLabel="Any" choices={STATUSES} onChange={nothing} />
    <FilterMany label="Type" values={['sent', 'failed']} choices={STATUSES} onChange={nothing} />
    <FilterAmounts
      {...AMOUNTS}
      amounts={{ min: '1250.5', max: '' }}
      errors={{ min: 'This amount has more decimals than its currency.' }}
    />
    <FilterDays days={{ from: '2026-11-20', to: '2026-11-01' }} zone="UTC" onChange={nothing} />
    <FilterText label="Name" fieldLabel="Name or identifier" value="Northwind" onChange={nothing} />
    <FilterCheck label="Show disabled" checked onChange={nothing} />
  </FilterBar>
);

export const Unfolded: Story = () => (
  <Once click=".pr-filters__fold" until=".pr-filters__all[data-open=true]">
    <FilterBar
      search={<FilterSearch label="Search" value="" error="Type at least 3 characters." onChange={nothing} />}
      count={1}
      onClear={nothing}
    >
      <FilterSelect label="Status" value="failed" anyLabel="Any" choices={STATUSES} onChange={nothing} />
      <FilterAmounts {...AMOUNTS} amounts={{ min: '', max: '20' }} errors={{}} />
    </FilterBar>
  </Once>
);

/** Filters that few use stand behind the button at every width. */
export const WithMore: Story = () => (
  <FilterBar
    search={<FilterSearch label="Search by account or group" value="" onChange={nothing} />}
    count={1}
    onClear={nothing}
    more={
      <>
        <FilterMany label="Type" values={[]} choices={STATUSES} onChange={nothing} />
        <FilterText label="Name" fieldLabel="Name" value="Northwind" onChange={nothing} />
      </>
    }
  >
    <FilterSelect label="Status" value="" anyLabel="Any" choices={STATUSES} onChange={nothing} />
  </FilterBar>
);

export const ChoosingDays: Story = () => (
  <Once click=".pr-filter__open" until=".pr-calendar">
    <FilterBar count={1} onClear={nothing}>
      <FilterDays days={{ from: '2026-11-03', to: '2026-11-12' }} onChange={nothing} />
    </FilterBar>
  </Once>
);

export const TypingAmounts: Story = () => (
  <Once click=".pr-filter__open" until=".pr-filter-fields input">
    <FilterBar count={1} onClear={nothing}>
      <FilterAmounts
        {...AMOUNTS}
        amounts={{ min: '20', max: '10' }}
        errors={{ max: 'The largest is below the least.' }}
      />
    </FilterBar>
  </Once>
);
