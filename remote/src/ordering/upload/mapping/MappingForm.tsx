import type { Upload } from '@portal/shared/contract/uploads';
import { fullName } from '@portal/shared/domain/people/fullName';
import { listColumnKinds, type ColumnKind } from '@portal/shared/domain/uploads/uploadFields';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { SendFailure } from '../file/SendFailure.tsx';
import type { SendFile } from '../file/useSendFile.ts';
import { useLazyListRewardNamesQuery, useMapUploadMutation } from '../uploadApi.ts';
import { ReadingChoice } from './ReadingChoice.tsx';
import { RewardField } from './RewardField.tsx';
import { RewardNames } from './RewardNames.tsx';
import {
  fieldsWithoutColumn,
  initialMapping,
  mappingSchema,
  toMappingBody,
  valueName,
  type MappingValues,
} from './mappingValues.ts';

interface MappingFormProps {
  readonly upload: Upload;
  /** Names the upload and how its file was read: another reading has other columns. */
  readonly readingKey: string;
  readonly file: SendFile;
  readonly onMapped: () => void;
}

/** Asks what each column holds, beside its first values, which rewards its names mean, and for one value for all rows of a needed field without a column. */
export function MappingForm({ upload, readingKey, file, onMapped }: MappingFormProps) {
  // The texts of the picker are there before it is drawn: nothing else is hidden while they load.
  const { t } = useTranslation(['upload', 'rewardPicker']);
  const { uploadId, kind, decimalMark } = upload;
  const { firstName, lastName } = usePrincipal();
  const isDoubtful = upload.columns.some((column) => column.isDoubtful);
  const [initialValues] = useState(() => initialMapping(upload, fullName(firstName, lastName)));
  const schema = useMemo(() => mappingSchema(kind), [kind]);
  const [mapUpload] = useMapUploadMutation();
  const [listNames] = useLazyListRewardNamesQuery();
  const submit = async (values: MappingValues) => {
    const column = values.columns.indexOf('utid');
    // Those that stand in the form are not asked for again.
    const names = column === -1 ? [] : await listNames({ uploadId, column }, true).unwrap();
    return mapUpload({ uploadId, body: toMappingBody(values, names, { kind, decimalMark }) }).unwrap();
  };
  return (
    <FormShell<MappingValues, MappingValues>
      initialValues={initialValues}
      schema={schema}
      toBody={(values) => values}
      onSubmit={submit}
      onSaved={onMapped}
      fieldName={(field) => `values.${field.replaceAll('.', '_')}`}
      draftKey={`uploadMapping:${readingKey}`}
      leaveGuard={false}
      label={t('mapping.title')}
    >
      <p className="pr-upload__help">{t(isDoubtful ? 'mapping.helpDoubtful' : 'mapping.help')}</p>
      <ReadingChoice upload={upload} file={file} />
      <SendFailure file={file} />
      <Columns upload={upload} />
      <RewardNames upload={upload} />
      <ValuesForAll upload={upload} />
      <FormActions>
        <SubmitButton>{t('mapping.confirm')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}

function Columns({ upload: { columns, kind } }: { readonly upload: Upload }) {
  const { t } = useTranslation('upload');
  const { values } = useFormikContext<MappingValues>();
  const options = useOptions(listColumnKinds(kind));
  return (
    <ul className="pr-mapping">
      {columns.map(({ heading, samples, isGuessed, isDoubtful }, index) => {
        const name = heading.trim() === '' ? t('mapping.unnamed', { number: index + 1 }) : heading;
        const note = isDoubtful ? t('mapping.doubtful') : isGuessed ? t('mapping.guessed') : undefined;
        const help = values.columns[index] === 'recipientName' ? t('mapping.fullName') : note;
        return (
          <li key={index} className="pr-mapping__column">
            <div>
              <strong>{name}</strong>
              <p className="pr-upload__help">
                {samples.length === 0 ? t('mapping.noSamples') : samples.join(t('mapping.between'))}
              </p>
            </div>
            <SelectField
              name={`columns[${index}]`}
              label={t('mapping.holds', { column: name })}
              help={help}
              options={options}
            />
          </li>
        );
      })}
    </ul>
  );
}

function useOptions(fields: readonly ColumnKind[]) {
  const { t } = useTranslation('upload');
  return useMemo(
    () => [
      { value: '', label: t('mapping.leftOut') },
      ...fields.map((field) => ({ value: field, label: t(`field.${field}`) })),
    ],
    [fields, t],
  );
}

function ValuesForAll({ upload: { kind } }: { readonly upload: Upload }) {
  const { t } = useTranslation('upload');
  const { values } = useFormikContext<MappingValues>();
  const open = fieldsWithoutColumn(values, kind);
  if (open.length === 0) return null;
  return (
    <div className="pr-mapping__values">
      <h2>{t('mapping.values')}</h2>
      <p className="pr-upload__help">{t('mapping.valuesHelp')}</p>
      {open.map((field) =>
        field === 'utid' ? (
          <RewardField key={field} name={`values.${field}`} label={t('field.utid')} method={kind} />
        ) : (
          <TextField key={field} name={`values.${valueName(field)}`} label={t(`field.${field}`)} required />
        ),
      )}
    </div>
  );
}
