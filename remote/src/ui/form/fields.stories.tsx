import type { ReactNode } from 'react';
import { object, string } from 'yup';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { FieldWarning } from '../feedback/FieldWarning.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoiceField, type Choice } from './ChoiceField.tsx';
import { FieldRow } from './FieldRow.tsx';
import { DialogActions } from './DialogActions.tsx';
import { FormShell } from './FormShell.tsx';
import { LoadCurrent } from './LoadCurrent.tsx';
import { MoneyField } from './MoneyField.tsx';
import { NameOrder } from './NameOrder.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const EMPTY = { given: '', family: '', amount: '', note: '', language: 'en', secret: '', remember: false };
const FILLED = {
  given: 'Dana',
  family: 'Link',
  amount: '1,250.00',
  note: 'Thank you!',
  language: 'fr',
  secret: 'Lantern',
  remember: true,
};
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'xx', label: 'Not yet', disabled: true },
];

const required = string().required('error.general.required');
const schema = object({ given: required, family: required, amount: required, note: required, secret: required });

interface FormProps {
  readonly values: typeof EMPTY;
  readonly draftKey?: string;
  readonly onSubmit?: () => Promise<unknown>;
  readonly children?: ReactNode;
}

const Form = ({ values, onSubmit = () => Promise.resolve(), children = <Fields />, ...rest }: FormProps) => (
  <FormShell
    initialValues={values}
    schema={schema}
    toBody={(body) => body}
    onSubmit={onSubmit}
    label="A form"
    draftKey={null}
    {...rest}
  >
    {children}
    <DialogActions onClose={() => undefined}>Save changes</DialogActions>
  </FormShell>
);

const Fields = ({ disabled = false }: { readonly disabled?: boolean }) => (
  <>
    <FieldRow>
      <NameOrder
        given={<TextField name="given" label="First name" required disabled={disabled} />}
        family={<TextField name="family" label="Last name" required disabled={disabled} />}
      />
    </FieldRow>
    <MoneyField name="amount" label="Amount" currencyCode="USD" help="Between $5 and $500." disabled={disabled} />
    <SelectField name="language" label="Language" options={LANGUAGES} disabled={disabled} />
    <TextAreaField name="note" label="Message" maxLength={200} help="Shown in the mail." disabled={disabled} />
    <PasswordField name="secret" label="Password" required disabled={disabled} />
    <CheckboxField name="remember" label="Remember this" help="For 60 days." disabled={disabled} />
  </>
);

export const Empty: Story = () => <Form values={EMPTY} />;

export const Filled: Story = () => <Form values={FILLED} />;

export const Disabled: Story = () => (
  <Form values={FILLED}>
    <Fields disabled />
  </Form>
);

export const Refused: Story = () => (
  <Once click="[type=submit]" until="[aria-invalid=true]:focus">
    <Form values={EMPTY} />
  </Once>
);

export const Sending: Story = () => (
  <Once click="[type=submit]" until="[type=submit][data-loading]">
    <Form values={FILLED} onSubmit={() => new Promise(() => undefined)} />
  </Once>
);

export const RefusedByServer: Story = () => (
  <Once click="[type=submit]" until="[role=alert]">
    <Form
      values={FILLED}
      onSubmit={() =>
        Promise.reject(Object.assign(new Error(), { status: 409, i18nKey: '', description: 'The order has changed.' }))
      }
    />
  </Once>
);

export const SavedElsewhere: Story = () => (
  <Form values={EMPTY}>
    <LoadCurrent draftKey="story" readValues={() => Promise.resolve(FILLED)}>
      Load the current version
    </LoadCurrent>
  </Form>
);

export const ShownPassword: Story = () => (
  <Once click=".mantine-PasswordInput-visibilityToggle" until="input[name=secret][type=text]">
    <Form values={FILLED}>
      <PasswordField name="secret" label="Password" />
    </Form>
  </Once>
);

export const Warning: Story = () => (
  <Form values={FILLED}>
    <TextField name="given" label="First name" help={<FieldWarning>This name is all in capitals.</FieldWarning>} />
  </Form>
);

export const CodeAsCurrency: Story = () => (
  <Form values={FILLED}>
    <MoneyField name="amount" label="Amount" currencyCode="CHF" />
  </Form>
);

const CHOICES: readonly Choice[] = [
  { value: 'en', label: 'Office card', help: 'Visa 1111' },
  { value: 'fr', label: 'Events', help: 'On hold until tomorrow', disabled: true },
  ...Array.from({ length: 4 }, (_, nth) => ({ value: `card-${nth}`, label: `Card ${nth}` })),
];

/** One is plain, some are radios, many a list. */
export const ChoicesOfWhatPays: Story = () => (
  <>
    {[1, 3, 6].map((count) => (
      <Form key={count} values={FILLED}>
        <ChoiceField name="given" label="Pay with" choose="Choose a card" choices={CHOICES.slice(0, count)} />
      </Form>
    ))}
  </>
);
