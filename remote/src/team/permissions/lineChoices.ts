import {
  levelOf,
  withLevel,
  type PermissionLevel,
  type PermissionLine,
} from '@portal/shared/domain/access/permissionLines';
import { AUTHORITIES, type Authority } from '@portal/shared/domain/access/permissions';

/** Codes of the wire that this build knows. */
export const toKnownAuthorities = (codes: readonly string[]): readonly Authority[] =>
  AUTHORITIES.filter((code) => codes.includes(code));

/** Rights in the editor: what the role gives, what is added to it, and what may be given. */
export interface EditedPermissions {
  readonly held: readonly Authority[];
  /** Rights of the role, which the editor cannot take away. */
  readonly locked: readonly Authority[];
  /** Rights that whoever edits may give. */
  readonly grantable: readonly Authority[];
}

/** A level that a line can be set to; null: nothing. */
export interface LineChoice {
  readonly level: PermissionLevel | null;
  /** It gives more than whoever edits may give. */
  readonly exceedsOwn: boolean;
}

/** The levels of a line from that of the role upwards. */
export function getLineChoices(
  line: PermissionLine,
  { held, locked, grantable }: EditedPermissions,
): readonly LineChoice[] {
  const given = [...held, ...locked, ...grantable];
  const fixed = line.levels.findIndex(({ level }) => level === levelOf(line, locked));
  const nothing: readonly LineChoice[] = fixed < 0 ? [{ level: null, exceedsOwn: false }] : [];
  return [
    ...nothing,
    ...line.levels.slice(Math.max(fixed, 0)).map(({ level, codes }) => ({
      level,
      exceedsOwn: !codes.every((code) => given.includes(code)),
    })),
  ];
}

/** The additions to a role once a line was set to a level. */
export const withChoice = (
  { held, locked }: EditedPermissions,
  line: PermissionLine,
  level: PermissionLevel | null,
): readonly Authority[] => withLevel(held, line, level).filter((code) => !locked.includes(code));
