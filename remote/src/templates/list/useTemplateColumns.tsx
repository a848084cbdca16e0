import { Menu } from '@mantine/core';
import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CHANGE_TEMPLATES } from '../../entities/delivery-template/templateRights.ts';
import { TemplateAccessText } from '../../entities/delivery-template/form/TemplateAccessText.tsx';
import { useCan } from '../../entities/permissions/useCan.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import type { Column } from '../../ui/table/column.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { PlaceholderText } from '../form/PlaceholderText.tsx';
import { getStartPath } from '../templateTask.ts';

interface TemplateActions {
  readonly onDelete: (template: EmailTemplate) => void;
  readonly onTest: (template: EmailTemplate) => void;
}

/** The columns of the templates; users who may change them get actions, and each that they may change is a link. */
export function useTemplateColumns({ onDelete, onTest }: TemplateActions): readonly Column<EmailTemplate>[] {
  const { t, i18n } = useTranslation('templates');
  const mayChange = useCan(CHANGE_TEMPLATES);
  return useMemo(() => {
    const actions: Column<EmailTemplate> = {
      id: 'actions',
      header: t('column.actions'),
      width: '58px',
      isActions: true,
      cell: (template) => (
        <RowMenu label={t('action.of', { name: template.name })}>
          {template.isChangeable && (
            <Menu.Item component={Link} to={getStartPath('edit', template.id)}>
              {t('action.edit')}
            </Menu.Item>
          )}
          <Menu.Item component={Link} to={getStartPath('duplicate', template.id)}>
            {t('action.copy')}
          </Menu.Item>
          <Menu.Item onClick={() => onTest(template)}>{t('action.test')}</Menu.Item>
          {template.isChangeable && (
            <Menu.Item color="red" onClick={() => onDelete(template)}>
              {t('action.delete')}
            </Menu.Item>
          )}
        </RowMenu>
      ),
    };
    return [
      {
        id: 'name',
        header: t('column.name'),
        width: 'minmax(144px, 1.3fr)',
        cell: ({ id, name, isChangeable }) =>
          isChangeable ? (
            <Link to={getStartPath('edit', id)} className="pr-table__target">
              {name}
            </Link>
          ) : (
            name
          ),
      },
      { id: 'etid', header: t('column.etid'), width: '104px', cell: ({ id }) => id },
      {
        id: 'subject',
        header: t('column.subject'),
        width: 'minmax(176px, 2fr)',
        cell: ({ subject, locale }) => (
          <span lang={locale || undefined}>
            <PlaceholderText text={subject} />
          </span>
        ),
      },
      {
        id: 'access',
        header: t('column.access'),
        width: 'minmax(128px, 1.2fr)',
        cell: (template) => <TemplateAccessText template={template} />,
      },
      {
        id: 'language',
        header: t('column.language'),
        width: 'minmax(104px, 0.9fr)',
        cell: ({ locale }) => (locale === '' ? t('language.sender') : getEnumerationLabel(i18n, 'language', locale)),
      },
      {
        id: 'updated',
        header: t('column.updated'),
        width: 'minmax(136px, 1.1fr)',
        cell: ({ updatedDate }) => <RelativeTime at={updatedDate} />,
      },
      ...(mayChange ? [actions] : []),
    ];
  }, [t, i18n, mayChange, onDelete, onTest]);
}
