import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { FilterAmount } from './FilterAmount.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterCheck } from './FilterCheck.tsx';
import { FilterDays } from './FilterDays.tsx';
import { FilterMany } from './FilterMany.tsx';
import { FilterSearch } from './FilterSearch.tsx';
import { FilterSelect } from './FilterSelect.tsx';

const nothing = () => undefined;

const STATUSES = [
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
];

export const NoneSet: Story = () => (
  <FilterBar count={0} onClear={nothing}>
    <FilterSearch label="Search by account or group" value="" onChange={nothing} />
    <FilterSelect label="Status" value="" anyLabel="Any" choices={STATUSES} onChange={nothing} />
    <FilterMany label="Type" values={[]} anyLabel="All types" choices={STATUSES} onChange={nothing} />
    <FilterAmount label="From amount" value="" onChange={nothing} />
    <FilterDays days={{ from: '', to: '' }} onChange={nothing} />
    <FilterSearch label="Name" value="" onChange={nothing} />
    <FilterCheck label="Show disabled" checked={false} onChange={nothing} />
  </FilterBar>
);

export const Set: Story = () => (
  <Once click=".pr-filters__fold" until=".pr-filters__all[data-open=true]">
    <FilterBar count={4} onClear={nothing}>
      <FilterSearch label="Search by account or group" value="Marketing" onChange={nothing} />
      <FilterSelect label="Status" value="failed" anyLabel="Any" choices={STATUSES} onChange={nothing} />
      <FilterMany label="Type" values={['sent', 'failed']} anyLabel="All types" choices={STATUSES} onChange={nothing} />
      <FilterAmount
        label="From amount"
        value="1250.5"
        error="This amount has more decimals than its currency."
        onChange={nothing}
      />
      <FilterDays days={{ from: '2026-11-20', to: '2026-11-01' }} isUtc onChange={nothing} />
      <FilterSearch label="Name" value="Northwind" onChange={nothing} />
      <FilterCheck label="Show disabled" checked onChange={nothing} />
    </FilterBar>
  </Once>
);
