import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { ReactNode } from 'react';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Menu.css';

interface RowMenuProps {
  /** Names the row: "Actions for Low balance". */
  readonly label: string;
  /** `Menu.Item`s. */
  readonly children: ReactNode;
}

/** The actions of one row of a list, behind one button. */
export const RowMenu = ({ label, children }: RowMenuProps) => (
  <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size="lg" ml="auto" aria-label={label}>
        <IconDots size={18} aria-hidden="true" />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
