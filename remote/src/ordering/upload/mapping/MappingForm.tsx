import type { Upload } from '@portal/shared/contract/uploads';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { fieldsOf } from '@portal/shared/domain/uploads/uploadFields';

import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { SendFailure } from '../file/SendFailure.tsx';
import type { SendFile } from '../file/useSendFile.ts';
import { useMapUploadMutation } from '../uploadApi.ts';
import { ReadingChoice } from './ReadingChoice.tsx';
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
  readonly file: SendFile;
  readonly onMapped: () => void;
}

/** Asks what each column holds, beside its first values, and for one value for all rows of a needed field without a column. */
export function MappingForm({ upload, file, onMapped }: MappingFormProps) {
  const { t } = useTranslation('upload');
  const { uploadId, kind, decimalMark } = upload;
  const isDoubtful = upload.columns.some((column) => column.isDoubtful);
  const [initialValues] = useState(() => initialMapping(upload, kind));
  const schema = useMemo(() => mappingSchema(kind), [kind]);
  const [mapUpload] = useMapUploadMutation();
  return (
    <FormShell<MappingValues, MappingValues>
      initialValues={initialValues}
      schema={schema}
      toBody={(values) => values}
      onSubmit={(values) => mapUpload({ uploadId, body: toMappingBody(values, kind, decimalMark) }).unwrap()}
      onSaved={onMapped}
      fieldName={(field) => `values.${field.replaceAll('.', '_')}`}
      leaveGuard={false}
      label={t('mapping.title')}
    >
      <div className="pr-mapping__intro">
        <h2>{t('mapping.title')}</h2>
        <p className="pr-upload__help">{t(isDoubtful ? 'mapping.helpDoubtful' : 'mapping.help')}</p>
      </div>
      <ReadingChoice upload={upload} file={file} />
      <SendFailure file={file} />
      <Columns upload={upload} />
      <ValuesForAll upload={upload} />
      <FormActions>
        <SubmitButton>{t('mapping.confirm')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}

function Columns({ upload: { columns, kind } }: { readonly upload: Upload }) {
  const { t } = useTranslation('upload');
  const options = useOptions(fieldsOf(kind));
  return (
    <ul className="pr-mapping">
      {columns.map(({ heading, samples, isGuessed, isDoubtful }, index) => {
        const name = heading.trim() === '' ? t('mapping.unnamed', { number: index + 1 }) : heading;
        const help = isDoubtful ? t('mapping.doubtful') : isGuessed ? t('mapping.guessed') : undefined;
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

function useOptions(fields: readonly UploadField[]) {
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
      <h3>{t('mapping.values')}</h3>
      <p className="pr-upload__help">{t('mapping.valuesHelp')}</p>
      {open.map((field) => (
        <TextField key={field} name={`values.${valueName(field)}`} label={t(`field.${field}`)} required />
      ))}
    </div>
  );
}
