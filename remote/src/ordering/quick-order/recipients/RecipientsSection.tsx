import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { NumberedSection } from '../checkout/NumberedSection.tsx';
import type { PasteNoticeProps } from './PasteNotice.tsx';
import { RecipientRow } from './RecipientRow.tsx';
import { useMorePeople } from './useMorePeople.tsx';
import { useRecipientRows, type GridNotice } from './useRecipientRows.ts';

const PasteNotice = lazyPart<PasteNoticeProps>(async () => (await import('./PasteNotice.tsx')).PasteNotice);

const MAX = SETTINGS.orders.quickRecipients;

/** Step 2: the recipients grid, which accepts rows pasted from a spreadsheet. */
export function RecipientsSection({ onEnter }: { readonly onEnter: () => void }) {
  const { t } = useTranslation('quickOrder');
  const grid = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState<GridNotice | null>(null);
  const { rows, add, remove, paste, restore } = useRecipientRows(setNotice, grid);
  return (
    <NumberedSection
      number={2}
      title={t('recipients.title')}
      help={t('recipients.help', { max: MAX })}
      onEnter={onEnter}
    >
      <div ref={grid} className="pr-recipients">
        {rows.map((row, index) => (
          <RecipientRow
            key={index}
            rows={rows}
            index={index}
            onRemove={() => remove(index)}
            onPaste={(text) => paste(text, index)}
            canRemove={rows.length > 1 || `${row.firstName}${row.lastName}${row.email}` !== ''}
          />
        ))}
      </div>
      <GridNoticeText notice={notice} onUndo={restore} />
      <div>
        {/* Leaving a field first would show its error, move this button away and lose the click. */}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        >
          {t('recipients.add')}
        </Button>
      </div>
    </NumberedSection>
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
      {t('recipients.removed', {
        name: notice.name === '' ? t('recipients.person', { number: notice.number }) : notice.name,
      })}
    </Notice>
  );
}
