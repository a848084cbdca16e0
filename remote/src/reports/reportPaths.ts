import { PATHS } from '@portal/shared/domain/access/paths';
import { generatePath } from 'react-router-dom';

/** Returns an address below `/reports` as it is below the one that is in force. */
const toBase = (pattern: string, base: string): string => base + pattern.slice(PATHS.reports.length);

export const getCreatePath = (base: string): string => toBase(PATHS.createReport, base);

export const getReportPath = (base: string, reportId: string): string =>
  generatePath(toBase(PATHS.report, base), { reportId });
