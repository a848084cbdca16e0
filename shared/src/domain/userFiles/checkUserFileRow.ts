import { ROLE_LABELS } from '../access/roleLabels.ts';
import { LANGUAGES, type Language } from '../enumerations.ts';
import { checkEmail, checkName } from '../ordering/recipientRules.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';
import { toLangKey } from '../people/languages.ts';
import { nameKey } from '../people/names.ts';
import { SETTINGS } from '../settings.ts';
import { LIST_SEPARATOR, type UserFileField, type UserFileRow } from './userFileFields.ts';
import { USER_FILE_LIMITS } from './userFileLimits.ts';

/** A role that a row may name. */
export interface UserFileRole {
  readonly roleId: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly hasRights: boolean;
  /** Its rights are those that the user may give. */
  readonly isGrantable: boolean;
}

/** A group or account that a row may name. */
export interface UserFileScope {
  readonly identifier: string;
  readonly displayName: string;
  readonly isGrantable: boolean;
}

/** The roles, groups and accounts that rows may name, as the user who sent the file sees and gives them. */
export interface UserFileChoices {
  readonly roles: readonly UserFileRole[];
  readonly groups: readonly UserFileScope[];
  readonly accounts: readonly UserFileScope[];
  readonly canGrantOrganization: boolean;
  /** The language of a row that names none. */
  readonly langKey: string;
}

/** An error of a row; without a field it concerns all of it. */
export interface UserRowRefusal extends Refusal {
  readonly field: UserFileField | null;
}

/** The fields of the editor of a user, as a row means them. */
export interface RequestedUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly langKey: string;
  readonly roleId: string;
  readonly organizationAccess: boolean;
  readonly customerIdentifiers: readonly string[];
  readonly accountIdentifiers: readonly string[];
}

/** A row as it is understood; `requested` is null where something in it is wrong. */
export interface UserRowVerdict {
  readonly refusals: readonly UserRowRefusal[];
  readonly requested: RequestedUser | null;
}

const ROLES_NAMED = 10;

/** Checks rows by the rules of the editor of a user. */
export function createUserRowChecker(choices: UserFileChoices): (row: UserFileRow) => UserRowVerdict {
  const findRole = createRoleFinder(choices.roles);
  const groups = createScopeFinder(choices.groups, 'groups', 'error.userRow.groupUnknown');
  const accounts = createScopeFinder(choices.accounts, 'accounts', 'error.userRow.accountUnknown');
  const roleNames = choices.roles
    .slice(0, ROLES_NAMED)
    .map(({ name }) => name)
    .join(', ');
  const checkRole = (text: string, role: UserFileRole | undefined): Refusal | null => {
    if (text === '') return { key: 'error.userRow.roleRequired', values: { roles: roleNames } };
    if (role === undefined) return { key: 'error.userRow.roleUnknown', values: { role: text, roles: roleNames } };
    if (!role.hasRights) return { key: 'error.userRow.roleEmpty' };
    return role.isGrantable ? null : { key: 'error.userRow.roleBeyond' };
  };
  return (row) => {
    if (Object.values(row).reduce((sum, cell) => sum + cell.length, 0) > USER_FILE_LIMITS.rowLength)
      return { refusals: [ROW_TOO_LARGE], requested: null };
    const role = findRole(row.role);
    const langKey = row.language.trim() === '' ? choices.langKey : readLanguage(row.language);
    const isWhole = readYesNo(row.platformAccess);
    const [ofGroups, ofAccounts] = [groups(row.groups), accounts(row.accounts)];
    const refusals = [
      ...at('email', checkAddress(row.email)),
      ...at('firstName', checkUserName(row.firstName)),
      ...at('lastName', checkUserName(row.lastName)),
      ...at('role', checkRole(row.role.trim(), role)),
      ...at('language', langKey === null ? { key: 'error.userRow.languageUnknown', values: { languages } } : null),
      ...at('platformAccess', checkWhole(isWhole, row, choices)),
      ...ofGroups.refusals,
      ...ofAccounts.refusals,
    ];
    const isNowhere = isWhole === false && row.groups.trim() === '' && row.accounts.trim() === '';
    if (isNowhere) refusals.push({ field: 'groups', key: 'error.userRow.noAccess' });
    if (refusals.length > 0 || role === undefined || langKey === null || isWhole === null)
      return { refusals, requested: null };
    return {
      refusals: [],
      requested: {
        email: row.email.trim(),
        firstName: row.firstName,
        lastName: row.lastName,
        langKey,
        roleId: role.roleId,
        organizationAccess: isWhole,
        customerIdentifiers: ofGroups.identifiers,
        accountIdentifiers: ofAccounts.identifiers,
      },
    };
  };
}

/** The error of a row with more characters than are taken. */
export const ROW_TOO_LARGE: UserRowRefusal = {
  field: null,
  key: 'error.userRow.tooLarge',
  values: { max: String(USER_FILE_LIMITS.rowLength) },
};

const languages = LANGUAGES.map(toLangKey).join(', ');

const at = (field: UserFileField, refusal: Refusal | null): UserRowRefusal[] =>
  refusal === null ? [] : [{ field, ...refusal }];

const checkUserName = (name: string) => checkName(name, { required: true, maxLength: SETTINGS.profile.nameLength });

const checkAddress = (email: string): Refusal | null =>
  email.trim() === '' ? { key: 'error.email.required' } : checkEmail(email.trim());

function checkWhole(isWhole: boolean | null, row: UserFileRow, choices: UserFileChoices): Refusal | null {
  if (isWhole === null) return { key: 'error.userRow.yesNo' };
  if (!isWhole) return null;
  if (row.groups.trim() !== '' || row.accounts.trim() !== '') return { key: 'error.userRow.accessTwice' };
  return choices.canGrantOrganization ? null : { key: 'error.userRow.organizationBeyond' };
}

/** Returns the language's code; null for an unknown one. */
function readLanguage(text: string): string | null {
  const tag = text.trim().replaceAll('_', '-').toLowerCase();
  const language: Language | undefined = LANGUAGES.find((one) => one.toLowerCase() === tag);
  return language === undefined ? null : toLangKey(language);
}

/** Both words of a spreadsheet and of the product's languages. */
const YES: readonly string[] = ['yes', 'y', 'true', '1', 'x', 'sí', 'si', 'oui', 'はい', '是'];
const NO: readonly string[] = ['', 'no', 'n', 'false', '0', 'non', 'いいえ', '否'];

/** Returns null for what means neither. */
function readYesNo(text: string): boolean | null {
  const word = nameKey(text);
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** Finds a role by its name; a default one also by the name that people read, in any language. */
function createRoleFinder(roles: readonly UserFileRole[]): (text: string) => UserFileRole | undefined {
  const byName = new Map(roles.flatMap((role) => namesOf(role).map((name) => [nameKey(name), role] as const)));
  return (text) => byName.get(nameKey(text));
}

const namesOf = ({ name, isDefault }: UserFileRole): readonly string[] =>
  isDefault
    ? [
        name,
        ...LANGUAGES.flatMap((language) =>
          Object.entries(ROLE_LABELS[language]).flatMap(([code, label]) => (code === name ? [label] : [])),
        ),
      ]
    : [name];

interface FoundScopes {
  readonly identifiers: readonly string[];
  readonly refusals: readonly UserRowRefusal[];
}

/** Finds the groups or accounts that a cell lists, by identifier or by a name that is one's alone. */
function createScopeFinder(scopes: readonly UserFileScope[], field: 'groups' | 'accounts', unknownKey: string) {
  const byIdentifier = new Map(scopes.map((scope) => [nameKey(scope.identifier), scope]));
  const byName = new Map<string, UserFileScope | null>();
  for (const scope of scopes) {
    const key = nameKey(scope.displayName);
    byName.set(key, byName.has(key) ? null : scope);
  }
  const find = (text: string): UserFileScope | undefined => {
    const key = nameKey(text);
    return byIdentifier.get(key) ?? byName.get(key) ?? undefined;
  };
  return (cell: string): FoundScopes => {
    const texts = [...new Set(cell.split(LIST_SEPARATOR).map((text) => text.trim()))].filter((text) => text !== '');
    const found = texts.map((text) => ({ text, scope: find(text) }));
    const unknown = found.flatMap(({ text, scope }) => (scope === undefined ? [text] : []));
    const known = found.flatMap(({ scope }) => scope ?? []);
    const beyond = known.filter(({ isGrantable }) => !isGrantable).map(({ identifier }) => identifier);
    const { accessMax } = SETTINGS.team;
    const refusals = [
      ...at(field, unknown.length === 0 ? null : { key: unknownKey, values: { names: unknown.join(', ') } }),
      ...at(
        field,
        beyond.length === 0 ? null : { key: 'error.userRow.scopeBeyond', values: { names: beyond.join(', ') } },
      ),
      ...at(
        field,
        texts.length <= accessMax ? null : { key: 'error.userRow.tooManyScopes', values: { max: String(accessMax) } },
      ),
    ];
    return { refusals, identifiers: [...new Set(known.map(({ identifier }) => identifier))] };
  };
}
