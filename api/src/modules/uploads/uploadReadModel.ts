import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import type { UploadMapping } from '@portal/shared/domain/uploads/uploadMapping';
import type { UploadRule, UploadsQuery } from '@portal/shared/contract/uploads';
import type { TemplateUses } from '@portal/shared/contract/emailTemplates';
import { sql, type Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Uploads } from '../../db/schema.generated.ts';
import { isUuid } from '../../db/isUuid.ts';
import { AppError } from '../../errors/AppError.ts';
import { isAccountVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { UsedTemplate } from '../templates/index.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';

/** Why a file is not taken, as the row of its upload says it. */
export interface UploadRefusal {
  readonly rule: UploadRule;
  readonly place: string | null;
  readonly usedAt: string | null;
}

/** The content of the JSON columns of an upload. */
interface UploadContent {
  readonly sheets: readonly string[];
  readonly headings: readonly string[];
  readonly mapping: UploadMapping;
  readonly refusal: UploadRefusal | null;
}

/** An upload of the user with what its account and organisation say. */
export interface UploadView extends Omit<Selectable<Uploads>, keyof UploadContent>, UploadContent {
  readonly account_identifier: string;
  readonly account_currency: string;
  readonly bulk_upload_disabled: boolean;
  readonly customer_id: bigint;
  readonly requires_line_notes: boolean;
  readonly has_allowlist: boolean;
  /** The language of the person who sent it. */
  readonly lang_key: string;
  readonly open_cart_id: string | null;
  /** The source of that cart. */
  readonly open_cart_source: string | null;
  readonly reference_order_id: string | null;
}

const uploads = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('uploads')
    .innerJoin('accounts', (join) =>
      join.onRef('accounts.platform_id', '=', 'uploads.platform_id').onRef('accounts.id', '=', 'uploads.account_id'),
    )
    .innerJoin('platforms', 'platforms.id', 'uploads.platform_id')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'uploads.platform_id').onRef('users.id', '=', 'uploads.user_id'),
    )
    .leftJoin('shopping_carts', (join) =>
      join
        .onRef('shopping_carts.platform_id', '=', 'uploads.platform_id')
        .onRef('shopping_carts.id', '=', 'uploads.cart_id')
        .on('shopping_carts.status', '=', 'OPEN'),
    )
    .leftJoin('orders', (join) =>
      join.onRef('orders.platform_id', '=', 'uploads.platform_id').onRef('orders.cart_id', '=', 'uploads.cart_id'),
    )
    .selectAll('uploads')
    .select([
      'accounts.identifier as account_identifier',
      'accounts.currency_code as account_currency',
      'accounts.bulk_upload_disabled',
      'accounts.customer_id',
      'platforms.requires_line_notes',
      'platforms.has_allowlist',
      'users.lang_key',
      'shopping_carts.id as open_cart_id',
      'shopping_carts.order_source as open_cart_source',
      'orders.reference_order_id',
    ])
    .$castTo<UploadView>()
    .where('uploads.platform_id', '=', platformId);

const views = (executor: Executor, user: SessionUser) =>
  uploads(executor, user.platformId).where('uploads.user_id', '=', user.id).where(isAccountVisible(user));

const oneView = (executor: Executor, user: SessionUser, uploadId: string) =>
  views(executor, user).where('uploads.id', '=', uploadId);

const orNotFound = (upload: UploadView | undefined): UploadView => {
  if (upload === undefined) throw new AppError(UPLOAD_FAILURES.notFound);
  return upload;
};

/** An upload of the user. Raises 404 for anyone else's, a deleted one, and one of an account out of reach. */
export const readUpload = async (executor: Executor, user: SessionUser, uploadId: string): Promise<UploadView> =>
  orNotFound(isUuid(uploadId) ? await oneView(executor, user, uploadId).executeTakeFirst() : undefined);

/** The same, locked for update. */
export const lockAnyUpload = async (tx: Tx, user: SessionUser, uploadId: string): Promise<UploadView> =>
  orNotFound(isUuid(uploadId) ? await oneView(tx, user, uploadId).forUpdate('uploads').executeTakeFirst() : undefined);

/** The same, to be changed. Raises 409 while its lines are added to a cart. */
export async function lockUpload(tx: Tx, user: SessionUser, uploadId: string): Promise<UploadView> {
  const upload = await lockAnyUpload(tx, user, uploadId);
  if (upload.state === 'ADDING') throw new AppError(UPLOAD_FAILURES.adding);
  return upload;
}

/** An upload as a job sees it; undefined once it is deleted. */
export const findUploadOfJob = (executor: Executor, platformId: bigint, uploadId: string) =>
  uploads(executor, platformId).where('uploads.id', '=', uploadId).executeTakeFirst();

/** The same, locked for update. */
export const lockUploadOfJob = (tx: Tx, platformId: bigint, uploadId: string) =>
  uploads(tx, platformId).where('uploads.id', '=', uploadId).forUpdate('uploads').executeTakeFirst();

/** The sources of carts that hold the lines of one upload alone. */
const OWN_CARTS: readonly string[] = ['BULK_UPLOAD', 'BULK_PHYSICAL'];

/** Returns the cart that an upload has for itself, until it is ordered. */
export const getOwnCartId = ({ open_cart_id, open_cart_source }: UploadView): string | null =>
  open_cart_source !== null && OWN_CARTS.includes(open_cart_source) ? open_cart_id : null;

/** The user's uploads with lines that no cart has, or that stand in a cart of their own, newest first. */
const pending = (executor: Executor, user: SessionUser) =>
  views(executor, user)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('uploads.state', 'in', ['NEEDS_MAPPING', 'CHECKED']),
          eb('uploads.added_count', '<', eb.ref('uploads.row_count')),
        ]),
        eb('shopping_carts.order_source', 'in', OWN_CARTS),
      ]),
    )
    .orderBy('uploads.created_at', 'desc')
    .orderBy('uploads.id');

/** Returns the user's newest upload with lines that no cart has, or that stand in a cart of its own. */
export const findPendingUpload = (executor: Executor, user: SessionUser): Promise<UploadView | undefined> =>
  pending(executor, user).limit(1).executeTakeFirst();

/** Returns the newest of those with a file, as drafts of orders are told of; one that is typed has a draft of its own. */
export const listWaitingUploads = async (executor: Executor, user: SessionUser, limit: number) =>
  (await pending(executor, user).where('uploads.file_name', 'is not', null).limit(limit).execute()).map((upload) => ({
    uploadId: upload.id,
    fileName: upload.file_name,
    rowCount: upload.row_count,
    accountIdentifier: upload.account_identifier,
    createdAt: upload.created_at.toISOString(),
  }));

/** Raises 404 unless there is such an upload of the user. */
export const requireUpload = async (executor: Executor, user: SessionUser, uploadId: string): Promise<void> =>
  void (await readUpload(executor, user, uploadId));

/** A page of the user's uploads whose file's name holds a text, newest first, and how many there are. */
export async function listUploads(executor: Executor, user: SessionUser, { page, q }: UploadsQuery) {
  const { uploadsOfPage } = UPLOAD_LIMITS;
  const found = () =>
    views(executor, user).$if(q !== '', (query) =>
      query.where(sql<boolean>`strpos(lower(uploads.file_name), lower(${q}::text)) > 0`),
    );
  const rows = await found()
    .orderBy('uploads.created_at', 'desc')
    .orderBy('uploads.id')
    .limit(uploadsOfPage)
    .offset(page * uploadsOfPage)
    .execute();
  const { count } = await found()
    .clearSelect()
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count), isCapped: false };
}

/** The uploads made since then whose lines name a template and went into no cart yet; only one's own can be opened. */
export async function listUploadsOfTemplate(
  executor: Executor,
  { platformId, readerId, column, identifier, since, limit }: UsedTemplate,
): Promise<TemplateUses> {
  const rows = await executor
    .selectFrom('uploads')
    .select(['id', 'file_name', 'user_id'])
    .where('platform_id', '=', platformId)
    .where('created_at', '>', since)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('upload_lines')
          .select('upload_lines.line_number')
          .whereRef('upload_lines.platform_id', '=', 'uploads.platform_id')
          .whereRef('upload_lines.upload_id', '=', 'uploads.id')
          .where('upload_lines.added_at', 'is', null)
          .where(sql`upload_lines.fields ->> ${column}`, '=', identifier),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, file_name, user_id }) => ({
    kind: 'UPLOAD',
    name: file_name ?? id,
    reference: user_id === readerId ? id : null,
  }));
}
