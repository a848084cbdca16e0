import { object, string } from 'yup';
import type { Story } from '../../gallery/story.ts';
import { FieldRow } from '../form/FieldRow.tsx';
import { FormShell } from '../form/FormShell.tsx';
import { CountryField } from './CountryField.tsx';
import { StateField } from './StateField.tsx';

const schema = object({ country: string().defined(), state: string().defined() });

const form =
  (country: string, state: string): Story =>
  () => (
    <FormShell
      initialValues={{ country, state }}
      schema={schema}
      toBody={(body) => body}
      onSubmit={() => Promise.resolve()}
      label="An address"
      draftKey={null}
    >
      <FieldRow>
        <CountryField name="country" section="billing" onChoose={() => undefined} />
        <StateField name="state" section="billing" country={country} />
      </FieldRow>
    </FormShell>
  );

export const UnitedStates = form('US', 'PR');
export const Canada = form('CA', '');
export const Australia = form('AU', 'NSW');
export const UnitedKingdom = form('GB', '');
