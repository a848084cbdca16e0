import { TABLE_FORMATS, type TableFormat } from '@portal/shared/files/checkFile';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../../i18n/message.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import './locales.ts';

const MB = 1024 * 1024;
const IS_ROW = /^\d+$/;
/** Their texts name the heading itself. */
const ABOUT_HEADINGS: readonly string[] = ['file.duplicateHeader', 'file.missingColumn'];

interface FileRefusalProps {
  readonly fileName: string;
  /** `file.tooBig`. */
  readonly rule: string;
  /** A cell, a row, a heading or a part of the workbook. */
  readonly place?: string | null;
  readonly formats?: readonly TableFormat[];
  readonly maxRows?: number;
  /** Said of too many rows, where splitting the file does not help. */
  readonly rowsText?: string;
  readonly actions?: ReactNode;
}

/** Why a file is not taken: the file, the rule, its limit and where. */
export function FileRefusal({
  fileName,
  rule,
  place = null,
  formats = TABLE_FORMATS,
  maxRows = FILE_LIMITS.rows,
  rowsText,
  actions,
}: FileRefusalProps) {
  const { t, i18n } = useTranslation('tableFile');
  const locale = useLocale();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const getText = (of: string) =>
    dynamicText(i18n, `common:error.${of}`, {
      megabytes: number(FILE_LIMITS.bytes / MB),
      rows: number(maxRows),
      columns: number(FILE_LIMITS.columns),
      length: number(FILE_LIMITS.nameLength),
      formats: new Intl.ListFormat(locale, { type: 'disjunction' }).format(formats.map((format) => `.${format}`)),
      place: place ?? '',
    });
  const hasPlace = place !== null && !ABOUT_HEADINGS.includes(rule);
  return (
    <Notice kind="error" title={t('refused.title', { file: fileName })} actions={actions}>
      <span>{(rule === 'file.tooManyRows' ? rowsText : null) ?? getText(rule) ?? getText('file.unreadable')}</span>{' '}
      {hasPlace && <span>{t(IS_ROW.test(place) ? 'refused.row' : 'refused.place', { place, row: place })}</span>}
    </Notice>
  );
}
