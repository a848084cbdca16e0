import type { CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { Suspense, useId } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '../../../entities/address/AddressFields.tsx';
import { useAccountName } from '../../../entities/account/useAccountName.ts';
import { useIsBulkDisabled } from '../../../entities/account/useIsBulkDisabled.ts';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { useTakesFiles } from '../../../entities/account/useTakesFiles.ts';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { FieldWarning } from '../../../ui/feedback/FieldWarning.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { NameOrder } from '../../../ui/form/NameOrder.tsx';
import { FieldRow } from '../../../ui/form/FieldRow.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import type { DraftConflictNoticeProps } from '../../drafts/DraftConflictNotice.tsx';
import type { SaveForLaterProps } from '../../drafts/SaveForLater.tsx';
import type { OrderDraftOfPage } from '../../drafts/useDraftSync.ts';
import { getChoiceUploadPath } from '../../filePaths.ts';
import { BulkRows } from './BulkRows.tsx';
import { BulkSum } from './BulkSum.tsx';
import { listBulkItems, listRows, type BulkValues } from './bulkValues.ts';

const DraftConflictNotice = lazyPart<DraftConflictNoticeProps>(
  async () => (await import('../../drafts/DraftConflictNotice.tsx')).DraftConflictNotice,
);
const SaveForLater = lazyPart<SaveForLaterProps>(
  async () => (await import('../../drafts/SaveForLater.tsx')).SaveForLater,
);

interface BulkFieldsProps {
  readonly brands: readonly CatalogBrand[];
  readonly items: ReadonlyMap<string, CatalogItem>;
  readonly areNotesRequired: boolean;
  readonly isEmailRequired: boolean;
  /** The head of the page says who pays. */
  readonly hasCart: boolean;
  /** Null where what is typed is kept in its cart alone. */
  readonly draft: OrderDraftOfPage | null;
  /** The order that another tab or device has saved is in this browser now. */
  readonly onTaken: () => void;
}

/** Asks where the cards go, and how many there are of each value. */
export function BulkFields(props: BulkFieldsProps) {
  const { brands, items, areNotesRequired, isEmailRequired, hasCart, draft, onTaken } = props;
  const { t } = useTranslation('physicalBulk');
  const { values, resetForm } = useFormikContext<BulkValues>();
  const getName = useAccountName();
  const { min, max } = SETTINGS.mailed.deliveryDays;
  return (
    <div className="pr-bulk">
      {draft !== null && draft.conflict !== null && (
        <Suspense fallback={null}>
          <DraftConflictNotice
            sync={draft.sync}
            conflict={draft.conflict}
            // The form is written to its draft as long as it is changed.
            onLetGo={() => flushSync(() => resetForm({ values }))}
            onTaken={onTaken}
          />
        </Suspense>
      )}
      <p className="pr-physical__help">
        <span>{t('about', { min, max })}</span>{' '}
        {!hasCart && <span>{t('paidFrom', { account: getName(values.accountIdentifier) })}</span>}
      </p>
      <Section title={t('contact.title')}>
        <div className="pr-bulk__fields">
          <TextField name="companyName" label={t('contact.companyName')} autoComplete="off" />
          <FieldRow>
            <NameOrder
              given={<TextField name="firstName" label={t('contact.firstName')} required autoComplete="off" />}
              family={<TextField name="lastName" label={t('contact.lastName')} required autoComplete="off" />}
            />
          </FieldRow>
          <TextField
            name="email"
            label={t(isEmailRequired ? 'contact.listedEmail' : 'contact.email')}
            help={isEmailRequired ? t('contact.listedEmailHelp') : undefined}
            required={isEmailRequired}
            inputMode="email"
            autoComplete="off"
          />
          <AddressFields name="address" label={t('contact.address')} use="mailing" />
          {areNotesRequired && (
            <TextField
              name="notes"
              label={t('contact.notes')}
              required
              autoComplete="off"
              counted={SETTINGS.orders.notesLength}
            />
          )}
        </div>
      </Section>
      <Section title={t('brand.title')} action={<ToFile brands={brands} />}>
        <BrandField brands={brands} />
        <BulkRows items={items} />
      </Section>
      <BulkSum items={items} />
      <Actions draft={draft} />
    </div>
  );
}

/** The one brand of the order; another one has other values. */
function BrandField({ brands }: Pick<BulkFieldsProps, 'brands'>) {
  const { t } = useTranslation('physicalBulk');
  const { values, setValues } = useFormikContext<BulkValues>();
  const choose = (brandKey: string) => {
    const brand = brands.find((one) => one.brandKey === brandKey);
    const rows = listRows(listBulkItems(brand));
    void setValues({ ...values, brandKey, brandName: brand?.brandName ?? '', rows });
  };
  return (
    <div className="pr-bulk__brand">
      <SelectField
        name="brandKey"
        label={t('brand.label')}
        required
        onChoose={choose}
        options={[
          { value: '', label: t('brand.choose') },
          ...brands.map((brand) => ({ value: brand.brandKey, label: brand.brandName })),
        ]}
      />
    </div>
  );
}

/** The way to send the values as a file. */
function ToFile({ brands }: Pick<BulkFieldsProps, 'brands'>) {
  const { t } = useTranslation('physicalBulk');
  const { values } = useFormikContext<BulkValues>();
  const takesFiles = useTakesFiles();
  const brand = brands.find(({ brandKey }) => brandKey === values.brandKey) ?? brands[0];
  const [item] = listBulkItems(brand);
  if (!useMayOpen(PATHS.bulkUpload) || !takesFiles || item === undefined) return null;
  return (
    <LinkButton to={getChoiceUploadPath({ utid: item.utid, amount: null })} variant="default" size="xs">
      {t('file')}
    </LinkButton>
  );
}

function Actions({ draft }: Pick<BulkFieldsProps, 'draft'>) {
  const { t } = useTranslation('physicalBulk');
  const id = useId();
  const getName = useAccountName();
  const { values, dirty } = useFormikContext<BulkValues>();
  const { isClosed, describedBy, reason } = useOrderingClosed(values.accountIdentifier);
  const isDisabled = useIsBulkDisabled(values.accountIdentifier);
  return (
    <>
      {reason}
      {!isClosed && isDisabled && (
        <div id={id}>
          <FieldWarning>{t('disabled', { account: getName(values.accountIdentifier) })}</FieldWarning>
        </div>
      )}
      <FormActions>
        {dirty && draft?.isKept === true && (
          <Suspense fallback={null}>
            <SaveForLater draft={draft} />
          </Suspense>
        )}
        <SubmitButton disabled={isClosed || isDisabled} describedBy={describedBy ?? (isDisabled ? id : undefined)}>
          {t('goOn')}
        </SubmitButton>
      </FormActions>
    </>
  );
}
