import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTakesFiles } from '../../../entities/account/useTakesFiles.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useDraftStore, type DraftStore } from '../../../ui/form/draftStore.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { CheckoutSection } from '../checkout/CheckoutSection.tsx';
import { getChoiceUploadPath } from '../../filePaths.ts';
import { isBlank } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { readEarlierOrder, type EarlierOrder } from '../../earlierOrder.ts';
import type { EarlierOfferProps } from '../earlier/EarlierOffer.tsx';
import type { PasteNoticeProps } from './PasteNotice.tsx';
import { RecipientRow } from './RecipientRow.tsx';
import './recipients.css';
import { useMorePeople } from './useMorePeople.tsx';
import { useRecipientRows, type GridNotice } from './useRecipientRows.ts';

const PasteNotice = lazyPart<PasteNoticeProps>(async () => (await import('./PasteNotice.tsx')).PasteNotice);
const EarlierOffer = lazyPart<EarlierOfferProps>(
  async () => (await import('../earlier/EarlierOffer.tsx')).EarlierOffer,
);

const MAX = SETTINGS.orders.quickRecipients;

/** Reads the order for another reward, unless it was declined. */
function readOffered(drafts: DraftStore): EarlierOrder | null {
  const earlier = readEarlierOrder(drafts);
  return earlier?.isDismissed === true ? null : earlier;
}

/** The recipients grid, which accepts rows pasted from a spreadsheet. */
export function RecipientsSection({ onEnter }: { readonly onEnter: () => void }) {
  const { t } = useTranslation('quickOrder');
  const grid = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState<GridNotice | null>(null);
  const { reward, methods } = useCheckout();
  const takesFiles = useTakesFiles();
  const drafts = useDraftStore();
  const [earlier] = useState(() => readOffered(drafts));
  const { rows, hasNotes, copyNote, add, remove, paste, restore } = useRecipientRows(setNotice, grid);
  return (
    <CheckoutSection
      title={t('recipients.title')}
      help={
        <>
          {t(methods.length > 1 ? 'recipients.helpMethods' : 'recipients.help', { max: MAX })}{' '}
          {takesFiles && <Link to={getChoiceUploadPath(reward)}>{t('recipients.more')}</Link>}
        </>
      }
      onEnter={onEnter}
    >
      {earlier !== null && (
        <Suspense fallback={null}>
          <EarlierOffer earlier={earlier} />
        </Suspense>
      )}
      <div ref={grid} className="pr-recipients">
        {rows.map((row, index) => (
          <RecipientRow
            key={index}
            rows={rows}
            index={index}
            hasNote={hasNotes}
            onRemove={() => remove(index)}
            onPaste={(text) => paste(text, index)}
            canRemove={rows.length > 1 || !isBlank(row)}
          />
        ))}
      </div>
      <GridNoticeText notice={notice} onUndo={restore} />
      <div className="pr-recipients__actions">
        {/* Leaving a field first would show its error, move this button away and lose the click. */}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        >
          {t('recipients.add')}
        </Button>
        {hasNotes && rows.length > 1 && (
          <Button variant="default" onMouseDown={(event) => event.preventDefault()} onClick={copyNote}>
            {t('recipients.sameNote')}
          </Button>
        )}
      </div>
    </CheckoutSection>
  );
}

function GridNoticeText({
  notice,
  onUndo,
}: {
  readonly notice: GridNotice | null;
  readonly onUndo: (notice: GridNotice) => void;
}) {
  const { t } = useTranslation('quickOrder');
  const more = useMorePeople();
  if (notice === null) return null;
  if (notice.kind === 'full')
    return (
      <Notice kind="warning" actions={more.action}>
        {more.text}
      </Notice>
    );
  const undo = (
    <Button variant="default" size="xs" onClick={() => onUndo(notice)} className="pr-recipients__undo">
      {t('recipients.undo')}
    </Button>
  );
  if (notice.kind === 'pasted')
    return (
      <Suspense fallback={null}>
        <PasteNotice pasted={notice.pasted} action={undo} />
      </Suspense>
    );
  return (
    <Notice kind="info" actions={undo}>
      {notice.kind === 'noted'
        ? t('recipients.noted')
        : t('recipients.removed', {
            name: notice.name === '' ? t('recipients.person', { number: notice.number }) : notice.name,
          })}
    </Notice>
  );
}
