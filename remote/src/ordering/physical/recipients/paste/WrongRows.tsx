import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../../i18n/messageText.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { getRowName, type WrongRow } from './checkRows.ts';
import { LeftOut } from './LeftOut.tsx';
import type { PasteOutcome } from './useAddPasted.ts';

const LISTED = 20;

/** Names the rows that were not added, each with what is wrong in which column. */
export function WrongRows({ outcome: { good, wrong, leftOut } }: { readonly outcome: PasteOutcome }) {
  const { t } = useTranslation(['physicalOrder', 'quickOrder']);
  return (
    <Notice kind="warning" title={t('paste.wrong', { count: wrong.length })}>
      {good.length > 0 && <p className="pr-paste__line">{t('quickOrder:paste.taken', { count: good.length })}</p>}
      <p className="pr-paste__line">{t('paste.wrongText')}</p>
      <LeftOut columns={leftOut} />
      <ul className="pr-paste__rows">
        {wrong.slice(0, LISTED).map((one) => (
          <WrongRowItem key={one.row.number} wrong={one} />
        ))}
      </ul>
      {wrong.length > LISTED && <p className="pr-paste__line">{t('paste.more', { count: wrong.length - LISTED })}</p>}
    </Notice>
  );
}

function WrongRowItem({ wrong: { row, problems } }: { readonly wrong: WrongRow }) {
  const { t, i18n } = useTranslation(['physicalOrder', 'upload']);
  const { number } = row;
  const name = getRowName(row);
  const say = (field: UploadField, refusal: Refusal): string =>
    t('paste.problem', { field: t(`upload:field.${field}`), problem: messageText(i18n, refusal) });
  return (
    <li>
      <strong>{name === '' ? t('paste.row', { number }) : t('paste.rowOf', { number, name })}</strong>
      <ul>
        {problems.map(([field, refusal]) => (
          <li key={`${field} ${refusal.key}`}>{say(field, refusal)}</li>
        ))}
      </ul>
    </li>
  );
}
