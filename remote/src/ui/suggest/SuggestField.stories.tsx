import { useState } from 'react';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { SuggestField, type Suggestion } from './SuggestField.tsx';

const PLACES: readonly Suggestion[] = [
  { value: '1', label: '410 Lantern Street, Suite 12', note: 'San Francisco, CA 94103' },
  { value: '2', label: '412 Lantern Street', note: 'San Francisco, CA 94103' },
];

interface FieldProps {
  readonly text?: string;
  readonly suggestions?: readonly Suggestion[] | null;
  readonly isSearching?: boolean;
  readonly error?: string;
}

function Field({ text = '', suggestions = null, isSearching = false, error }: FieldProps) {
  const [value, setValue] = useState(text);
  return (
    <SuggestField
      label="Address"
      help="Type a street, a city or a postal code."
      required
      error={error}
      value={value}
      onChange={setValue}
      suggestions={suggestions}
      isSearching={isSearching}
      onPick={setValue}
      status=""
      emptyText="No address found."
      footer="Map data"
    />
  );
}

export const Empty: Story = () => <Field />;

export const Searching: Story = () => <Field text="410 Lan" isSearching />;

export const Suggesting: Story = () => (
  <Once click="input" until="[role=option]">
    <Field text="lantern" suggestions={PLACES} />
  </Once>
);

export const NothingFound: Story = () => <Field text="nowhere" suggestions={[]} />;

export const Refused: Story = () => <Field text="410 Lan" error="Choose an address from the list." />;
