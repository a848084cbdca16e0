import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { ArraySchema, ObjectSchema, Schema, ValidationError, type AnyObject } from 'yup';
import { forEachInTurns } from '../../eventLoopTurns/eventLoopTurns.ts';

/** Casts a value and strips unknown fields. Rejects with yup's ValidationError. */
export type ListCheck = (value: unknown) => Promise<unknown>;

type ListSchema = ArraySchema<unknown[] | null | undefined, AnyObject>;

const WHOLE = { abortEarly: false, stripUnknown: true, disableStackTrace: true } as const;
/** Rules of a list itself, without those of its entries. */
const LIST_ALONE = { strict: true, recursive: false, disableStackTrace: true } as const;

const isList = (schema: unknown): schema is ListSchema => schema instanceof ArraySchema;
const isEntry = (schema: unknown): schema is Schema => schema instanceof Schema;
const isRecord = (schema: unknown): schema is ObjectSchema<AnyObject> => schema instanceof ObjectSchema;

/** Casts a value and returns it. Raises yup's ValidationError. */
export function checkNow(schema: Schema, value: unknown): unknown {
  const errors: ValidationError[] = [];
  const checked = checkWhole(schema, value, '', errors);
  raise(errors);
  return checked;
}

/**
 * The check of a body that is a list, or an object with lists as fields; null for any other. A list that breaks a rule
 * of its own, such as its length, is refused before its entries are looked at; the entries are checked in slices of the
 * event loop's time, until as many errors are found as an answer may name. Raises where a list has no limit.
 */
export function compileListCheck(schema: Schema): ListCheck | null {
  requireLimits(schema, 'the list');
  if (isList(schema)) {
    return async (value) => {
      const errors: ValidationError[] = [];
      const checked = await checkList(schema, value, '', errors);
      raise(errors);
      return checked;
    };
  }
  const lists = listsOf(schema);
  return isRecord(schema) && lists.length > 0 ? recordCheck(schema, lists) : null;
}

function recordCheck(schema: ObjectSchema<AnyObject>, lists: readonly [string, ListSchema][]): ListCheck {
  const rest = schema.omit(lists.map(([key]) => key));
  // Casts the value itself, not its fields.
  const shell = schema.pick([]);
  return async (value) => {
    const errors: ValidationError[] = [];
    const given: unknown = shell.cast(value, { assert: false });
    const checked = [checkWhole(rest, given, '', errors)];
    for (const [key, list] of lists) {
      const entries = await checkList(list, fieldOf(given, key), key, errors);
      if (entries !== undefined) checked.push({ [key]: entries });
    }
    raise(errors);
    return Object.assign({}, ...checked) as unknown;
  };
}

function raise(errors: readonly ValidationError[]): void {
  if (errors.length > 0) throw new ValidationError(errors);
}

async function checkList(
  schema: ListSchema,
  value: unknown,
  path: string,
  errors: ValidationError[],
): Promise<unknown> {
  // The error of an object in the place of a list would print all of it.
  if (!Array.isArray(value)) return checkWhole(schema, value instanceof Object ? {} : value, path, errors);
  if (!isFine(() => schema.validateSync(value, LIST_ALONE), path, errors)) return undefined;
  const entrySchema = entrySchemaOf(schema);
  const checked: unknown[] = [];
  await forEachInTurns<unknown>(value, (entry, index) => {
    checked.push(checkWhole(entrySchema, entry, `${path}[${index}]`, errors));
    return errors.length < SERVER_SETTINGS.errors.maxFields;
  });
  return checked;
}

/** Checks a value synchronously, unless a list within it breaks a rule of the list itself. */
function checkWhole(schema: Schema, value: unknown, path: string, errors: ValidationError[]): unknown {
  const before = errors.length;
  checkLists(schema, value, path, errors);
  let checked: unknown;
  if (errors.length === before) isFine(() => (checked = schema.validateSync(value, WHOLE)), path, errors);
  return checked;
}

/** Checks the lists within a value by their own rules, before their entries. */
function checkLists(schema: unknown, value: unknown, path: string, errors: ValidationError[]): void {
  if (isRecord(schema)) {
    for (const [key, field] of Object.entries(schema.fields))
      checkLists(field, fieldOf(value, key), joined(path, key), errors);
  } else if (isList(schema) && Array.isArray(value)) {
    if (!isFine(() => schema.validateSync(value, LIST_ALONE), path, errors)) return;
    for (const [index, entry] of value.entries())
      checkLists(schema.innerType, entry, joined(path, `[${index}]`), errors);
  }
}

/** Collects validation errors with their full path. Raises any other error. */
function isFine(check: () => unknown, path: string, errors: ValidationError[]): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    for (const refusal of error.inner.length > 0 ? error.inner : [error]) {
      refusal.path = joined(path, refusal.path ?? '');
      errors.push(refusal);
    }
    return false;
  }
}

const joined = (path: string, next: string): string =>
  path === '' || next === '' || next.startsWith('[') ? path + next : `${path}.${next}`;

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

const listsOf = (schema: unknown): [string, ListSchema][] =>
  isRecord(schema)
    ? Object.entries(schema.fields).flatMap(([key, field]): [string, ListSchema][] =>
        isList(field) ? [[key, field]] : [],
      )
    : [];

function entrySchemaOf({ innerType }: ListSchema): Schema {
  if (isEntry(innerType)) return innerType;
  throw new Error('A list says what its entries are');
}

/** Every list needs a maximum length within the body limits, or it would be checked at any length. */
function requireLimits(schema: unknown, path: string): void {
  if (isRecord(schema)) {
    for (const [key, field] of Object.entries(schema.fields)) requireLimits(field, joined(path, key));
  } else if (isList(schema)) {
    const max = schema.describe().tests.find((test) => test.name === 'max')?.params?.['max'];
    if (typeof max !== 'number' || max > SERVER_SETTINGS.bodies.listEntries)
      throw new Error(`${path} takes any number of entries, or more than ${SERVER_SETTINGS.bodies.listEntries}`);
    requireLimits(entrySchemaOf(schema), `${path}[]`);
  }
}
