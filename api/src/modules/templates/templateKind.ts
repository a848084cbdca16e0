import type { TemplateUses } from '@portal/shared/contract/emailTemplates';
import type { TemplateAccessLevel } from '@portal/shared/domain/enumerations';
import type { DefaultScope } from '@portal/shared/domain/templates/templateScope';
import type { Executor, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { Failure } from '../../errors/AppError.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { AccountContext, AccessScope, ResolvedScope, TemplateDefault } from './templateReadModel.ts';

/** The part of a stored template that the rules of all kinds need. */
export interface StoredTemplate {
  readonly platform_id: bigint;
  readonly id: bigint;
  readonly template_access: string;
  /** The groups or accounts that may use it, as far as the user sees them, and how many there are. */
  readonly access_places: readonly AccessScope[];
  readonly place_count: number;
  readonly platform_name: string;
  readonly created_by_user_id: bigint | null;
  readonly created_at: Date;
}

/** The part of a body that says who may use a template and where orders start with it. */
export interface TemplateScopes {
  readonly templateAccess: TemplateAccessLevel;
  readonly accessPlaces: readonly DefaultScope[];
  readonly defaults: readonly DefaultScope[];
}

/** The maker of a version, and its time; nobody made the standard one. */
export interface VersionAuthor {
  readonly by: bigint | null;
  readonly at: Date;
}

/** A version of a template. */
export interface TemplateVersion {
  readonly platformId: bigint;
  readonly identifier: string;
  readonly version: number;
}

/** A template of a platform without its content. */
interface NewTemplateKey {
  readonly platformId: bigint;
  readonly identifier: string;
  readonly templateAccess: TemplateAccessLevel;
}

/** Reads and writes the templates of one kind. */
interface TemplateStore<Row, Content> {
  readonly find: (executor: Executor, user: SessionUser, identifier: string) => Promise<Row | undefined>;
  readonly listUsable: (executor: Executor, user: SessionUser) => Promise<Row[]>;
  readonly listOfAccount: (executor: Executor, user: SessionUser, account: AccountContext) => Promise<Row[]>;
  readonly findName: (executor: Executor, platformId: bigint, identifier: string) => Promise<string | null>;
  readonly listDefaults: (executor: Executor, user: SessionUser) => Promise<TemplateDefault[]>;
  readonly listDefaultNames: (executor: Executor, user: SessionUser, templateId: bigint) => Promise<string[]>;
  readonly count: (executor: Executor, platformId: bigint) => Promise<number>;
  /** Raises a unique violation for a name that is taken. */
  readonly insert: (tx: Tx, key: NewTemplateKey, content: Content, author: VersionAuthor) => Promise<TenantKey>;
  /** False when somebody changed that version since. Raises a unique violation for a name that is taken. */
  readonly change: (
    tx: Tx,
    key: TemplateVersion,
    templateAccess: TemplateAccessLevel,
    content: Content,
    author: VersionAuthor,
  ) => Promise<boolean>;
  readonly remove: (tx: Tx, key: TenantKey) => Promise<unknown>;
  readonly replaceScopes: (tx: Tx, key: TenantKey, scopes: readonly ResolvedScope[]) => Promise<void>;
  readonly replaceDefaults: (tx: Tx, key: TenantKey, scopes: readonly ResolvedScope[]) => Promise<void>;
}

/** A kind of templates, of e-mails or of letters: what differs between them. */
export interface TemplateKind<Row extends StoredTemplate, Body, Content extends object, Wire> {
  /** Its name in the audit log. */
  readonly entity: 'emailTemplate' | 'printTemplate';
  /** The column of lines that names a template. */
  readonly column: 'etid' | 'ptid';
  /** The first letter of its identifiers. */
  readonly initial: 'E' | 'P';
  /** The identifier of the one that is only copied. */
  readonly standard: string;
  readonly standardFailure: Failure;
  readonly store: TemplateStore<Row, Content>;
  readonly identifierOf: (row: Row) => string;
  readonly nameOf: (row: Row, langKey: string) => string;
  /** The columns of a body. Raises 400 naming each wrong field. */
  readonly toContent: (body: Body) => Content;
  /** Raises 400 for what the organisation cannot use. */
  readonly requireUsable: (executor: Executor, platformId: bigint, content: Content) => Promise<void>;
  /** The columns of a body as they are read. */
  readonly toStored: (body: Body) => object;
  readonly toWire: (row: Row, user: SessionUser, defaults: readonly TemplateDefault[], isDefault?: boolean) => Wire;
}

/** Which template of a platform is used, who asks, since when a cart or an upload counts, and how many uses are told of each kind. */
export interface UsedTemplate {
  readonly platformId: bigint;
  readonly readerId: bigint;
  readonly column: 'etid' | 'ptid';
  readonly identifier: string;
  readonly since: Date;
  readonly limit: number;
}

/** A function that finds where a template is used, as the areas that use templates tell it. */
export type ListTemplateUses = (executor: Executor, template: UsedTemplate) => Promise<TemplateUses>;
