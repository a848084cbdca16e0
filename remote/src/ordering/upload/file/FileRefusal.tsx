import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { dynamicText } from '../../../i18n/message.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { formatExactTime } from '../../../ui/time/formatTime.ts';

const MB = 1024 * 1024;
const IS_ROW = /^\d+$/;

interface FileRefusalProps {
  readonly fileName: string;
  /** `file.tooBig`. */
  readonly rule: string;
  /** A cell, a row or a part of the workbook. */
  readonly place?: string | null;
  /** When it was ordered from before (ISO 8601). */
  readonly usedAt?: string | null;
  readonly actions?: ReactNode;
}

/** Why a file is not taken: the file, the rule, its limit and where. */
export function FileRefusal({ fileName, rule, place = null, usedAt = null, actions }: FileRefusalProps) {
  const { t, i18n } = useTranslation('upload');
  const locale = useLocale();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const text = dynamicText(i18n, `upload:${rule}`, {
    megabytes: number(FILE_LIMITS.bytes / MB),
    rows: number(FILE_LIMITS.rows),
    columns: number(FILE_LIMITS.columns),
    length: number(FILE_LIMITS.nameLength),
    time: usedAt === null ? '' : formatExactTime(new Date(usedAt), locale),
  });
  const isUsed = rule === 'file.used';
  return (
    <Notice
      kind={isUsed ? 'warning' : 'error'}
      title={t(isUsed ? 'refused.used' : 'refused.title', { file: fileName })}
      actions={actions}
    >
      {text ?? t('file.unreadable')}{' '}
      {place !== null && <span>{t(IS_ROW.test(place) ? 'refused.row' : 'refused.place', { place, row: place })}</span>}
    </Notice>
  );
}
