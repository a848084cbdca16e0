import { Menu } from '@mantine/core';
import type { Upload, UploadLine } from '@portal/shared/contract/uploads';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { messageText } from '../../../i18n/messageText.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { FieldWarning } from '../../../ui/feedback/FieldWarning.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { lazyDialog } from '../../../ui/lazy/lazyDialog.tsx';
import { RowMenu } from '../../../ui/menu/RowMenu.tsx';
import { useKeptFocus } from '../../../ui/page/useKeptFocus.ts';
import type { Column } from '../../../ui/table/column.ts';
import { QueryTable } from '../../../ui/table/QueryTable.tsx';
import { useTableQuery } from '../../../ui/table/useTableQuery.ts';
import { useListUploadLinesQuery } from '../../upload/index.ts';
import { useDeleteUploadLineMutation } from '../stepOrderApi.ts';
import { isPersonal } from '../stepState.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { getContactText, getPersonName, type EditPersonProps } from './EditPerson.tsx';

const EditPerson = lazyDialog<EditPersonProps>(async () => (await import('./EditPerson.tsx')).EditPerson);

const LIST = { sizes: [25, 100] };
const getRowKey = ({ identifier }: UploadLine): string => identifier;

interface PeopleTableProps {
  readonly order: StepOrder;
  readonly upload: Upload;
  /** Those to be corrected alone. */
  readonly isWrongOnly: boolean;
}

/** The people of the order, each with what is wrong, to be changed and taken out. */
export function PeopleTable({ order, upload, isWrongOnly }: PeopleTableProps) {
  const { t, i18n } = useTranslation('stepOrder');
  const { uploadId, kind } = upload;
  const notify = useNotify();
  const list = useTableQuery(LIST);
  const containerRef = useKeptFocus<HTMLDivElement>();
  const query = useListUploadLinesQuery({
    uploadId,
    page: list.page,
    size: list.size,
    ...(isWrongOnly && { only: 'invalid' }),
  });
  const [edited, setEdited] = useState<UploadLine | null>(null);
  const [deleteLine] = useDeleteUploadLineMutation();
  const remove = (line: UploadLine) => {
    order
      .change((id) => deleteLine({ uploadId: id, lineId: line.identifier }).unwrap(), kind)
      .then(
        () => notify.success(t('list.removed', { name: getPersonName(line) })),
        (error: unknown) => notify.error(apiErrorMessage(i18n, error, t('list.removeFailed'))),
      );
  };
  return (
    <div ref={containerRef} tabIndex={-1}>
      <QueryTable
        label={t('list.label')}
        columns={usePersonColumns(setEdited, remove)}
        rowKey={getRowKey}
        list={list}
        query={query}
        empty={<EmptyState text={t('list.none')} />}
      />
      {edited !== null && <EditPerson order={order} kind={kind} line={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

function usePersonColumns(
  onEdit: (line: UploadLine) => void,
  onRemove: (line: UploadLine) => void,
): readonly Column<UploadLine>[] {
  const { t } = useTranslation('stepOrder');
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('list.person'),
        width: 'minmax(160px, 2fr)',
        cell: (line) => (
          <span className="pr-step-order__two">
            <span>{getPersonName(line)}</span>
            <span className="pr-step-order__help">{formatMobileNumber(getContactText(line))}</span>
          </span>
        ),
      },
      {
        id: 'state',
        header: t('list.state'),
        width: 'minmax(160px, 2fr)',
        cell: (line) => <Problems line={line} />,
      },
      {
        id: 'actions',
        header: t('list.actions'),
        width: '58px',
        isActions: true,
        cell: (line) => (
          <RowMenu label={t('list.actionsOf', { name: getPersonName(line) })}>
            <Menu.Item onClick={() => onEdit(line)}>{t('list.edit')}</Menu.Item>
            <Menu.Item color="red" onClick={() => onRemove(line)}>
              {t('list.remove')}
            </Menu.Item>
          </RowMenu>
        ),
      },
    ],
    [t, onEdit, onRemove],
  );
}

/** The errors and warnings of a person; reward and mail come in their own steps. */
function Problems({ line: { errors, warnings } }: { readonly line: UploadLine }) {
  const { t, i18n } = useTranslation(['stepOrder', 'upload']);
  const own = errors.filter(({ field }) => isPersonal(field));
  if (own.length > 0)
    return own.map(({ field, i18nKey, values }) => (
      <FieldError key={field}>{messageText(i18n, { key: i18nKey, ...(values && { values }) })}</FieldError>
    ));
  if (warnings.some(({ warning }) => warning === 'REPEATED_RECIPIENT'))
    return <FieldWarning>{t('upload:warning.REPEATED_RECIPIENT')}</FieldWarning>;
  return <span className="pr-step-order__help">{t('list.good')}</span>;
}
