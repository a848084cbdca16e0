import { object, string } from 'yup';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { FormShell } from '../form/FormShell.tsx';
import { TextField } from '../form/TextField.tsx';
import { FormWizard } from './FormWizard.tsx';
import type { WizardStep } from './wizardStep.ts';

const STEPS: readonly WizardStep[] = [
  { key: 'name', title: 'Name', fields: ['name'], content: <TextField name="name" label="Name" required /> },
  { key: 'mail', title: 'Mail', fields: ['mail'], content: <TextField name="mail" label="Mail address" required /> },
];

const required = string().required('error.general.required');

const Wizard = ({ name }: { readonly name: string }) => (
  <FormShell
    initialValues={{ name, mail: '' }}
    schema={object({ name: required, mail: required })}
    toBody={(values) => values}
    onSubmit={() => Promise.resolve()}
    label="New alert"
    draftKey={null}
  >
    <FormWizard label="Steps of the alert" steps={STEPS} submitLabel="Create the alert" cancelTo="/" />
  </FormShell>
);

export const FirstStep: Story = () => <Wizard name="" />;

export const RefusedStep: Story = () => (
  <Once click="[type=submit]" until="[aria-invalid=true]">
    <Wizard name="" />
  </Once>
);

export const LastStep: Story = () => <Wizard name="Low balance" />;
LastStep.address = '/?step=mail';
