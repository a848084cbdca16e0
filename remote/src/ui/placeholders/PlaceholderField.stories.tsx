import { object, string } from 'yup';
import type { Story } from '../../gallery/story.ts';
import { FormShell } from '../form/FormShell.tsx';
import { PlaceholderField } from './PlaceholderField.tsx';

const schema = object({ subject: string() });
const TAGS = [
  { key: 'recipient_name', label: 'Recipient’s name' },
  { key: 'reward_name', label: 'Reward' },
];

const createSubjectStory = (subject: string, rows?: number): Story => {
  const initialValues = { subject };
  return function Subject() {
    return (
      <FormShell
        initialValues={initialValues}
        schema={schema}
        toBody={(values) => values}
        onSubmit={() => Promise.resolve()}
        label="Message"
        draftKey="story"
      >
        <PlaceholderField
          name="subject"
          label="Subject"
          placeholders={TAGS}
          insertLabel="Add:"
          counted={100}
          {...(rows && { rows })}
        />
      </FormShell>
    );
  };
};

export const WithPills = createSubjectStory('{{recipient_name}}, your {{reward_name}} is here');

export const Long = createSubjectStory(
  '{{recipient_name}}, thank you for three years of calm answers to hard questions: your {{reward_name}} is here',
);

export const Lines = createSubjectStory('Hi {{recipient_name}},\nyour {{reward_name}} is here', 3);

export const Empty = createSubjectStory('');
