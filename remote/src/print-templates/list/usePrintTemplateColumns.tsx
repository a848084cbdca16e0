import { Menu } from '@mantine/core';
import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import { STANDARD_PTID } from '@portal/shared/domain/settings';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toScopeKey } from '../../entities/delivery-template/form/scopeOptions.ts';
import { TemplateAccessText } from '../../entities/delivery-template/form/TemplateAccessText.tsx';
import { useScopeOptions } from '../../entities/delivery-template/form/useScopeOptions.ts';
import { useLetterName } from '../../entities/delivery-template/letter/useLetterName.ts';
import { CHANGE_TEMPLATES } from '../../entities/delivery-template/templateRights.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import { ShortList } from '../../ui/hint/ShortList.tsx';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import type { Column } from '../../ui/table/column.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { getSidePath } from '../printTemplateTask.ts';

/** The columns of the print templates; users who may change them get actions, and each that they may change is a link. */
export function usePrintTemplateColumns(onDelete: (template: PrintTemplate) => void): readonly Column<PrintTemplate>[] {
  const { t } = useTranslation('printTemplates');
  const mayChange = useCan(CHANGE_TEMPLATES);
  const getName = useLetterName();
  const { scopeOptions } = useScopeOptions();
  return useMemo(() => {
    const nameDefaults = ({ defaults }: PrintTemplate) =>
      defaults.map(
        (scope) =>
          scopeOptions?.all.get(toScopeKey(scope))?.name ?? scope.accountIdentifier ?? scope.customerIdentifier ?? '',
      );
    const actions: Column<PrintTemplate> = {
      id: 'actions',
      header: t('column.actions'),
      width: '58px',
      isActions: true,
      cell: (template) => <Actions template={template} onDelete={onDelete} />,
    };
    return [
      {
        id: 'name',
        header: t('column.name'),
        width: 'minmax(160px, 1.6fr)',
        cell: ({ deliveryTemplateIdentifier: ptid, name, isChangeable }) =>
          isChangeable ? (
            <Link to={getSidePath({ mode: 'edit', ptid })} className="pr-table__target">
              {name}
            </Link>
          ) : (
            getName(ptid, name)
          ),
      },
      {
        id: 'access',
        header: t('column.access'),
        width: 'minmax(144px, 1.2fr)',
        cell: (template) => <TemplateAccessText template={template} />,
      },
      {
        id: 'default',
        header: t('column.default'),
        width: 'minmax(144px, 1.2fr)',
        cell: (template) =>
          template.defaults.length > 0 ? <ShortList names={nameDefaults(template)} /> : t(getDefaultText(template)),
      },
      {
        id: 'updated',
        header: t('column.updated'),
        width: 'minmax(136px, 1fr)',
        cell: ({ updatedDate }) => <RelativeTime at={updatedDate} />,
      },
      {
        id: 'ptid',
        header: t('column.ptid'),
        width: '136px',
        cell: ({ deliveryTemplateIdentifier: ptid }) => <CopyableCell value={ptid} label={t('action.copyId')} />,
      },
      ...(mayChange ? [actions] : []),
    ];
  }, [t, mayChange, onDelete, scopeOptions, getName]);
}

/** The standard letter is taken wherever no other is chosen. */
const getDefaultText = ({ deliveryTemplateIdentifier: ptid }: PrintTemplate) =>
  ptid === STANDARD_PTID ? 'default.standard' : 'default.none';

interface ActionsProps {
  readonly template: PrintTemplate;
  readonly onDelete: (template: PrintTemplate) => void;
}

function Actions({ template, onDelete }: ActionsProps) {
  const { t } = useTranslation('printTemplates');
  const { deliveryTemplateIdentifier: ptid, isChangeable } = template;
  const name = useLetterName()(ptid, template.name);
  return (
    <RowMenu label={t('action.of', { name })}>
      {isChangeable && (
        <Menu.Item component={Link} to={getSidePath({ mode: 'edit', ptid })}>
          {t('action.edit')}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to={getSidePath({ mode: 'duplicate', ptid })}>
        {t('action.copy')}
      </Menu.Item>
      {isChangeable && (
        <Menu.Item color="red" onClick={() => onDelete(template)}>
          {t('action.delete')}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
