import { object, string } from 'yup';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { FormShell } from '../form/FormShell.tsx';
import { TextField } from '../form/TextField.tsx';
import { FormTabs } from './FormTabs.tsx';
import type { WizardStep } from './wizardStep.ts';

const TABS: readonly WizardStep[] = [
  { key: 'name', title: 'Name', fields: ['name'], content: <TextField name="name" label="Name" required /> },
  { key: 'mail', title: 'Mail', fields: ['mail'], content: <TextField name="mail" label="Mail address" required /> },
];

const required = string().required('error.general.required');

const Tabbed = () => (
  <FormShell
    initialValues={{ name: 'Ada', mail: '' }}
    schema={object({ name: required, mail: required })}
    toBody={(values) => values}
    onSubmit={() => Promise.resolve()}
    label="New user"
    draftKey={null}
  >
    <FormTabs label="Parts of the user" tabs={TABS} submitLabel="Save changes" cancelTo="/" />
  </FormShell>
);

export const FirstTab: Story = () => <Tabbed />;

export const RefusedTab: Story = () => (
  <Once click="[type=submit]" until="[aria-invalid=true]">
    <Tabbed />
  </Once>
);
