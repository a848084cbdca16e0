import type { Upload, UploadMappingBody, UploadRewardNames } from '@portal/shared/contract/uploads';
import {
  NAME_FIELDS,
  NEEDED_FIELDS,
  type UploadField,
  type UploadKind,
} from '@portal/shared/domain/uploads/uploadFields';
import { array, object, string, type AnyObject, type ObjectSchema } from 'yup';
import { isColumnKind } from '../lineField.ts';

/**
 * `columns`: the content of each, '' for one that is left out. `values`: one for all rows, by field with `_` for its dots. `rewards`:
 * codes that were chosen for names in the column of rewards.
 */
export interface MappingValues {
  readonly columns: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly rewards: Readonly<Record<string, string>>;
}

/** The forms of this library take a dot in a name for a step into an object. */
export const valueName = (field: UploadField): string => field.replaceAll('.', '_');

/** Returns what a mapping begins with; `sender`: the name of the sender where the upload has none. */
export function initialMapping({ columns, kind, values }: Upload, sender: string): MappingValues {
  const given = new Map<UploadField, string>([
    ['senderFirstName', sender],
    ...values.map(({ field, value }) => [field, value] as const),
  ]);
  return {
    columns: columns.map(({ field }) => field ?? ''),
    values: Object.fromEntries(NEEDED_FIELDS[kind].map((field) => [valueName(field), given.get(field) ?? ''])),
    rewards: {},
  };
}

const isFilled = (columns: readonly unknown[], field: UploadField): boolean =>
  columns.includes(field) || (NAME_FIELDS.includes(field) && columns.includes('recipientName'));

/** Needed fields that no column fills. */
export const fieldsWithoutColumn = ({ columns }: MappingValues, kind: UploadKind): readonly UploadField[] =>
  NEEDED_FIELDS[kind].filter((field) => !isFilled(columns, field));

export function toMappingBody(
  values: MappingValues,
  names: UploadRewardNames,
  { kind, decimalMark }: Pick<Upload, 'kind' | 'decimalMark'>,
): UploadMappingBody {
  return {
    columns: values.columns.map((field) => (isColumnKind(field) ? field : null)),
    values: fieldsWithoutColumn(values, kind).map((field) => ({ field, value: values.values[valueName(field)] ?? '' })),
    rewards: names.flatMap((one) => {
      const utid = getMeantReward(values, one);
      return utid === '' ? [] : [{ name: one.name, utid }];
    }),
    decimalMark,
  };
}

/** Returns the code of the reward that a name means: the chosen one, else the one that was found; '' where that is open. */
export const getMeantReward = ({ rewards }: MappingValues, { name, utid }: UploadRewardNames[number]): string =>
  (Object.hasOwn(rewards, name) ? rewards[name] : utid) ?? '';

/** No field twice; every needed one by a column or one value for all rows. */
export function mappingSchema(kind: UploadKind): ObjectSchema<AnyObject> {
  const needed = NEEDED_FIELDS[kind];
  return object({
    columns: array(
      string().test('once', 'error.upload.columnTwice', (field, { parent }: { parent: readonly string[] }) => {
        if (field === undefined || field === '') return true;
        const isTwice = parent.filter((other) => other === field).length > 1;
        return !isTwice && !(field === 'recipientName' && NAME_FIELDS.some((other) => parent.includes(other)));
      }),
    ),
    values: object(
      Object.fromEntries(
        needed.map((field) => [
          valueName(field),
          string().test('filled', 'error.upload.columnMissing', (value, { from }) => {
            const whole: unknown = from?.at(-1)?.value;
            const columns = typeof whole === 'object' && whole !== null && 'columns' in whole ? whole.columns : [];
            return (Array.isArray(columns) && isFilled(columns, field)) || (value ?? '').trim() !== '';
          }),
        ]),
      ),
    ),
  });
}
