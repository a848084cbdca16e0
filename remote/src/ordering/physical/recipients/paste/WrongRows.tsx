import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import type { UploadField } from '@portal/shared/domain/uploads/uploadFields';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../../i18n/messageText.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { getRowName, type WrongRow } from './checkRows.ts';

const LISTED = 20;

/** Names the rows that were not added, each with what is wrong in which column. */
export function WrongRows({ rows, added }: { readonly rows: readonly WrongRow[]; readonly added: number }) {
  const { t } = useTranslation(['physicalOrder', 'quickOrder']);
  return (
    <Notice kind="warning" title={t('paste.wrong', { count: rows.length })}>
      <p className="pr-paste__line">
        {added > 0 && <>{t('quickOrder:paste.taken', { count: added })} </>}
        {t('paste.wrongText')}
      </p>
      <ul className="pr-paste__rows">
        {rows.slice(0, LISTED).map((wrong) => (
          <WrongRowItem key={wrong.row.number} wrong={wrong} />
        ))}
      </ul>
      {rows.length > LISTED && <p className="pr-paste__line">{t('paste.more', { count: rows.length - LISTED })}</p>}
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
