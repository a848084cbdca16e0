import {
  levelOf,
  withLevel,
  type PermissionLevel,
  type PermissionLine,
} from '@portal/shared/domain/access/permissionLines';
import { AUTHORITIES, type Authority } from '@portal/shared/domain/access/permissions';

/** Codes of the wire that this build knows. */
export const knownAuthorities = (codes: readonly string[]): readonly Authority[] =>
  AUTHORITIES.filter((code) => codes.includes(code));

/** Rights in the editor: what the role gives, what is added to it, and what may be given. */
export interface EditedRights {
  readonly held: readonly Authority[];
  /** Rights of the role, which the editor cannot take away. */
  readonly locked: readonly Authority[];
  /** Rights that whoever edits may give. */
  readonly givable: readonly Authority[];
}

/** A level that a line can be set to; null: nothing. */
export interface LineChoice {
  readonly level: PermissionLevel | null;
  /** It gives more than whoever edits may give. */
  readonly isBeyondOwn: boolean;
}

/** The levels of a line from that of the role upwards. */
export function lineChoices(line: PermissionLine, { held, locked, givable }: EditedRights): readonly LineChoice[] {
  const given = [...held, ...locked, ...givable];
  const fixed = line.levels.findIndex(({ level }) => level === levelOf(line, locked));
  const nothing: readonly LineChoice[] = fixed < 0 ? [{ level: null, isBeyondOwn: false }] : [];
  return [
    ...nothing,
    ...line.levels.slice(Math.max(fixed, 0)).map(({ level, codes }) => ({
      level,
      isBeyondOwn: !codes.every((code) => given.includes(code)),
    })),
  ];
}

/** The additions to a role once a line was set to a level. */
export const withChoice = (
  { held, locked }: EditedRights,
  line: PermissionLine,
  level: PermissionLevel | null,
): readonly Authority[] => withLevel(held, line, level).filter((code) => !locked.includes(code));
