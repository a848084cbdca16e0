import type { CatalogBrand } from '@portal/shared/contract/catalog';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { toAddressField } from '../../../entities/address/mailingAddress.ts';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import type { Choice } from '../../choicePaths.ts';
import { BULK_DRAFT, bulkDraft, writeBulkCart } from '../../drafts/bulkDraft.ts';
import { useDraftSync } from '../../drafts/useDraftSync.ts';
import { useCreateCartMutation, useReplaceCartLinesMutation } from '../../quick-order/index.ts';
import { physicalStepPath } from '../../mailed-lines/physicalStep.ts';
import { type PhysicalOrder } from '../physicalOrder.ts';
import { BulkFields } from './BulkFields.tsx';
import { bulkSchema } from './bulkSchema.ts';
import { emptyValues, listBulkItems, listFilledRows, toLines, toValues, type BulkValues } from './bulkValues.ts';

interface BulkFormProps {
  readonly order: PhysicalOrder | null;
  /** Those that have cards in bulk. */
  readonly brands: readonly CatalogBrand[];
  /** The account that pays, unless a draft says another. */
  readonly accountIdentifier: string;
  /** The reward of the address. */
  readonly choice: Choice | null;
  /** False for another order than the one that is half made. */
  readonly isDrafted: boolean;
  /** The order that another tab or device has saved is in this browser now. */
  readonly onTaken: () => void;
}

type Lines = ReturnType<typeof toLines>;

/** The form of an order in bulk. Its draft keeps every value, and its cart what was saved. */
export function BulkForm({ order, brands, accountIdentifier, choice, isDrafted, onTaken }: BulkFormProps) {
  const { t } = useTranslation('physicalBulk');
  const locale = useLocale();
  const navigate = useNavigate();
  const drafts = useDraftStore();
  const draft = useDraftSync(bulkDraft);
  const { requiredLineItemNotes: areNotesRequired, limitsRecipients: isEmailRequired } = usePlatform();
  const isKept = isDrafted && draft.isKept;
  const save = useSave(order);
  const items = useMemo(
    () => new Map(brands.flatMap((brand) => listBulkItems(brand).map((item) => [item.utid, item] as const))),
    [brands],
  );
  const schema = useMemo(
    () => bulkSchema({ items, locale, areNotesRequired, isEmailRequired }),
    [items, locale, areNotesRequired, isEmailRequired],
  );
  const lines = order?.lines ?? [];
  const [initialValues] = useState(() => {
    const utid = lines[0]?.utid ?? choice?.utid;
    const only = brands.length === 1 ? brands[0] : undefined;
    const brand = brands.find((one) => one.items.some((item) => item.utid === utid)) ?? only;
    return lines.length > 0
      ? toValues(accountIdentifier, brand, lines, locale)
      : emptyValues(accountIdentifier, brand, choice, locale);
  });
  if (order?.hasMoreLines === true) return <OfFile order={order} />;
  return (
    <FormShell<BulkValues, Lines, string>
      initialValues={initialValues}
      schema={schema}
      toBody={(values) => toLines(values, { items, locale, lines })}
      onSubmit={save}
      // All that is typed stays a draft until the order is placed.
      isFinal={() => !isKept}
      onSaved={(cartId) => {
        if (isKept) writeBulkCart(drafts, cartId);
        void navigate(physicalStepPath('shipping', cartId));
      }}
      errorFallback={t('saveFailed')}
      fieldName={(field, values) => toFormField(field, listFilledRows(values, items))}
      draftKey={isKept ? BULK_DRAFT : null}
      leaveGuard={!isKept}
      label={t('brand.title')}
    >
      <BulkFields
        brands={brands}
        items={items}
        isEmailRequired={isEmailRequired}
        areNotesRequired={areNotesRequired}
        hasCart={order !== null}
        draft={isKept ? draft : null}
        onTaken={onTaken}
      />
    </FormShell>
  );
}

/** Saves the lines to the order's cart; one that is begun gets its cart first. */
function useSave(order: PhysicalOrder | null) {
  const getKey = useIdempotencyKey();
  const [createCart] = useCreateCartMutation();
  const [replaceLines] = useReplaceCartLinesMutation();
  return async (lineItems: Lines, { accountIdentifier }: BulkValues): Promise<string> => {
    const body = { accountIdentifier, orderSource: 'BULK_PHYSICAL' } as const;
    const cartId = order?.cart.cartId ?? (await createCart({ body, idempotencyKey: getKey(body) }).unwrap()).cartId;
    await replaceLines({ cartId, body: { lineItems } }).unwrap();
    return cartId;
  };
}

/** Fields of a line by the names of the form: those of the contact are the same on all lines. */
function toFormField(field: string, filledRows: readonly number[]): string {
  const [, number = '', path = field] = /^lineItems\[(\d+)\]\.(.*)$/.exec(field) ?? [];
  const [, part] = /^recipient\.address\.(.*)$/.exec(path) ?? [];
  if (part === 'companyName') return part;
  if (part !== undefined) return `address.${toAddressField(part)}`;
  if (path.startsWith('recipient.')) return path.replace('recipient.', '');
  if (path === 'metadata.notes') return 'notes';
  const row = filledRows[Number(number)];
  if (row === undefined || !['amount', 'quantity', 'utid'].includes(path)) return field;
  return `rows[${String(row)}].${path === 'utid' ? 'amount' : path}`;
}

/** More values than a form holds: they came from a file. */
function OfFile({ order }: { readonly order: PhysicalOrder }) {
  const { t } = useTranslation('physicalBulk');
  return (
    <Notice
      kind="info"
      actions={
        <LinkButton to={order.to('shipping')} size="xs">
          {t('goOn')}
        </LinkButton>
      }
    >
      {t('fromFile', { count: order.cart.lineItemCount })}
    </Notice>
  );
}
