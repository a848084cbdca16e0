import { Menu } from '@mantine/core';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { RowMenu } from './RowMenu.tsx';

const Actions = () => (
  <RowMenu label="Actions for Low balance">
    <Menu.Item>Change</Menu.Item>
    <Menu.Item disabled>Send now</Menu.Item>
    <Menu.Item color="red">Delete</Menu.Item>
  </RowMenu>
);

export const Closed: Story = () => <Actions />;

export const Open: Story = () => (
  <Once click="[aria-haspopup=menu]" until="[role=menu]">
    <Actions />
  </Once>
);
