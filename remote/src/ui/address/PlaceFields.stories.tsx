import { object, string } from 'yup';
import type { Story } from '../../gallery/story.ts';
import { FormShell } from '../form/FormShell.tsx';
import { PlaceFields } from './PlaceFields.tsx';

const schema = object({ country: string().defined(), stateOrProvince: string().defined() });

const form =
  (country: string, stateOrProvince: string): Story =>
  () => (
    <FormShell
      initialValues={{ country, stateOrProvince }}
      schema={schema}
      toBody={(body) => body}
      onSubmit={() => Promise.resolve()}
      label="An address"
    >
      <PlaceFields />
    </FormShell>
  );

export const UnitedStates = form('US', 'PR');
export const Canada = form('CA', '');
export const UnitedKingdom = form('GB', '');
