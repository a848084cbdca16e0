import { isBudget } from '../federation/budget.ts';
import { RemoteError } from '../federation/remoteModule.ts';
import type { Registry, RegistryRemote, RegistryVersion } from '../federation/registry.ts';

type Json = Readonly<Record<string, unknown>>;

const CONTAINER = /^[a-z][a-z0-9_]*$/;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isIntegrity = (value: unknown): value is string => isText(value) && /^sha(256|384|512)-/.test(value);
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isRecordOf = (value: unknown, check: (one: unknown) => boolean): boolean =>
  isJson(value) && Object.values(value).every(check);

const isModule = (value: unknown): boolean =>
  isJson(value) &&
  isText(value.expose) &&
  typeof value.enabled === 'boolean' &&
  (value.budgetMs === undefined || isBudget(value.budgetMs));

/** Checks that a value is a row of a version. */
export function isVersion(value: unknown): value is RegistryVersion {
  if (!isJson(value) || !isJson(value.entry) || !isJson(value.contract) || !isJson(value.capabilities)) return false;
  return (
    isText(value.container) &&
    CONTAINER.test(value.container) &&
    isText(value.baseUrl) &&
    isText(value.entry.file) &&
    isIntegrity(value.entry.integrity) &&
    (value.assets === undefined || isRecordOf(value.assets, isIntegrity)) &&
    (value.listing === undefined || isIntegrity(value.listing)) &&
    isText(value.contract.implements) &&
    isText(value.contract.requiresHost) &&
    (value.contract.requiresApi === undefined || isText(value.contract.requiresApi)) &&
    isTexts(value.capabilities.requires) &&
    isTexts(value.capabilities.optional) &&
    typeof value.stateSchema === 'number' &&
    isRecordOf(value.modules, isModule)
  );
}

const isCanary = (value: unknown, versions: Json): boolean =>
  isJson(value) &&
  isText(value.version) &&
  Object.hasOwn(versions, value.version) &&
  typeof value.percent === 'number' &&
  value.percent >= 0 &&
  value.percent <= 100 &&
  isText(value.salt) &&
  (value.include === undefined || (isJson(value.include) && isTexts(value.include.platforms)));

const isRemote = (value: unknown): value is RegistryRemote =>
  isJson(value) &&
  isText(value.active) &&
  isJson(value.versions) &&
  Object.values(value.versions).every(isVersion) &&
  Object.hasOwn(value.versions, value.active) &&
  (value.canary === undefined || isCanary(value.canary, value.versions));

function isRegistry(value: unknown): value is Registry {
  return (
    isJson(value) &&
    value.schema === 1 &&
    typeof value.serial === 'number' &&
    isText(value.issuedAt) &&
    isText(value.expiresAt) &&
    isTexts(value.origins) &&
    isRecordOf(value.remotes, isRemote)
  );
}

/** Parses and validates a registry. Throws a RemoteError CONTRACT for anything else; nothing is used in part. */
export function readRegistry(text: string): Registry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new RemoteError('CONTRACT', 'The registry is not JSON.', { cause });
  }
  if (!isRegistry(value)) throw new RemoteError('CONTRACT', 'The registry has an unknown shape.');
  return value;
}
