import {
  levelOf,
  PERMISSION_LINES,
  type PermissionLine,
  type PermissionLevel,
} from '@portal/shared/domain/access/permissionLines';
import type { i18n } from 'i18next';
import { dynamicText } from '../../i18n/message.ts';

/** Says in words what a line allows at a level; at none, what it does not allow. */
export const getLineText = (i18n: i18n, { name }: PermissionLine, level: PermissionLevel | null): string =>
  (level === null ? dynamicText(i18n, `team:cannot.${name}`) : dynamicText(i18n, `team:can.${name}.${level}`)) ?? '';

export interface PermissionTexts {
  readonly can: readonly string[];
  readonly cannot: readonly string[];
}

/** Says in words what codes allow and what they do not, in the order of the editor's lines. */
export function getPermissionTexts(i18n: i18n, codes: readonly string[]): PermissionTexts {
  const levels = PERMISSION_LINES.map((line) => ({ line, level: levelOf(line, codes) }));
  const getTexts = (isHeld: boolean) =>
    levels.filter(({ level }) => (level !== null) === isHeld).map(({ line, level }) => getLineText(i18n, line, level));
  return { can: getTexts(true), cannot: getTexts(false) };
}
