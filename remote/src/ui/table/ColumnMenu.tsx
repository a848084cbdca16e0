import { ActionIcon, Menu } from '@mantine/core';
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Menu.css';
import type { Column } from './column.ts';

interface ColumnMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly chosen: readonly Column<Row>[];
  /** Those of the chosen ones that the table has room for. */
  readonly visibleColumns: readonly Column<Row>[];
  readonly onToggle: (id: string) => void;
}

/** Shows and hides the optional columns of a table. */
export function ColumnMenu<Row>({ columns, chosen, visibleColumns, onToggle }: ColumnMenuProps<Row>) {
  const { t } = useTranslation();
  const isLeftOut = (column: Column<Row>) => chosen.includes(column) && !visibleColumns.includes(column);
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('table.columns')}>
          <IconColumns3 size={16} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('table.columns')}</Menu.Label>
        {columns
          .filter(({ optional }) => optional !== undefined)
          .map((column) => (
            <Menu.CheckboxItem
              key={column.id}
              checked={chosen.includes(column)}
              rightSection={isLeftOut(column) && <span className="pr-table__left-out">{t('table.noRoom')}</span>}
              onChange={() => onToggle(column.id)}
            >
              {column.header}
            </Menu.CheckboxItem>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
