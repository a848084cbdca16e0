import type { Upload, UploadMappingBody } from '@portal/shared/contract/uploads';
import { NEEDED_FIELDS, type UploadField, type UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { array, object, string, type AnyObject, type ObjectSchema } from 'yup';
import { isUploadField } from '../lineField.ts';

/** `columns`: the field of each, '' for one that is left out. `values`: one for all rows, by field with `_` for its dots. */
export interface MappingValues {
  readonly columns: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

/** The forms of this library take a dot in a name for a step into an object. */
export const valueName = (field: UploadField): string => field.replaceAll('.', '_');

export function initialMapping({ columns, values }: Upload, kind: UploadKind): MappingValues {
  const given = new Map(values.map(({ field, value }) => [field, value]));
  return {
    columns: columns.map(({ field }) => field ?? ''),
    values: Object.fromEntries(NEEDED_FIELDS[kind].map((field) => [valueName(field), given.get(field) ?? ''])),
  };
}

/** Needed fields that no column fills. */
export const fieldsWithoutColumn = ({ columns }: MappingValues, kind: UploadKind): readonly UploadField[] =>
  NEEDED_FIELDS[kind].filter((field) => !columns.includes(field));

export function toMappingBody(
  values: MappingValues,
  kind: UploadKind,
  decimalMark: Upload['decimalMark'],
): UploadMappingBody {
  return {
    columns: values.columns.map((field) => (isUploadField(field) ? field : null)),
    values: fieldsWithoutColumn(values, kind).map((field) => ({ field, value: values.values[valueName(field)] ?? '' })),
    decimalMark,
  };
}

/** No field twice; every needed one by a column or one value for all rows. */
export function mappingSchema(kind: UploadKind): ObjectSchema<AnyObject> {
  const needed = NEEDED_FIELDS[kind];
  return object({
    columns: array(
      string().test('once', 'error.upload.columnTwice', (field, { parent }: { parent: readonly string[] }) => {
        return field === undefined || field === '' || parent.filter((other) => other === field).length === 1;
      }),
    ),
    values: object(
      Object.fromEntries(
        needed.map((field) => [
          valueName(field),
          string().test('filled', 'error.upload.columnMissing', (value, { from }) => {
            const whole: unknown = from?.at(-1)?.value;
            const columns = typeof whole === 'object' && whole !== null && 'columns' in whole ? whole.columns : [];
            return (Array.isArray(columns) && columns.includes(field)) || (value ?? '').trim() !== '';
          }),
        ]),
      ),
    ),
  });
}
