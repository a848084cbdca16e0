import type { Upload } from '@portal/shared/contract/uploads';
import { ENCODINGS } from '@portal/shared/files/ReadingOptions';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../ui/form/SelectField.tsx';
import { Disclosure } from '../../../ui/page/Disclosure.tsx';
import type { SendFile } from '../file/useSendFile.ts';

/** Rows among which the headings are looked for. */
const ROWS = 10;

const toOption = (value: string) => ({ value, label: value });

interface ReadingChoiceProps {
  readonly upload: Upload;
  readonly file: SendFile;
}

/** How the file was read: its sheet, the row of its headings, its encoding. The file is sent again for another choice. */
export function ReadingChoice({ upload: { sheets, sheet, headingRow, encoding }, file }: ReadingChoiceProps) {
  const { t } = useTranslation('upload');
  const { sendAgain, isSending } = file;
  if (sendAgain === null)
    return sheet === null ? null : <p className="pr-upload__help">{t('mapping.sheetRead', { sheet })}</p>;
  const row = headingRow ?? 1;
  const reading = { ...(sheet !== null && { sheet }), ...(encoding !== null && { encoding }), headingRow: row };
  const read = (changes: Partial<typeof reading>) => sendAgain({ ...reading, ...changes });
  return (
    <>
      {sheet !== null && sheets.length > 1 && (
        <SelectInput
          label={t('mapping.sheet')}
          value={sheet}
          disabled={isSending}
          options={sheets.map(toOption)}
          // Another sheet has its headings elsewhere.
          onChange={(event) => sendAgain({ sheet: event.currentTarget.value })}
          className="pr-mapping__sheet"
        />
      )}
      <Disclosure title={t('mapping.settings')}>
        <div className="pr-mapping__reading">
          <SelectInput
            label={t('mapping.headingRow')}
            value={row}
            disabled={isSending}
            options={Array.from({ length: Math.max(ROWS, row) }, (_row, index) => toOption(String(index + 1)))}
            onChange={(event) => read({ headingRow: Number(event.currentTarget.value) })}
          />
          {encoding !== null && (
            <SelectInput
              label={t('mapping.encoding')}
              value={encoding}
              disabled={isSending}
              options={ENCODINGS.map((one) => ({ value: one, label: t(`encoding.${one}`) }))}
              onChange={(event) =>
                read({ encoding: ENCODINGS.find((one) => one === event.currentTarget.value) ?? encoding })
              }
            />
          )}
        </div>
      </Disclosure>
    </>
  );
}
