import { Menu, type MenuProps } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import '@mantine/core/styles/Menu.css';

interface OpenedMenuProps extends Pick<MenuProps, 'position' | 'width' | 'children'> {
  readonly target: ReactElement;
}

/** A menu that opens as soon as it is there: a frame after its button took the focus, to which closing returns it. */
export function OpenedMenu({ target, children, ...props }: OpenedMenuProps) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu {...props} opened={opened} onChange={setOpened} withInitialFocusPlaceholder={false}>
      <Menu.Target>{target}</Menu.Target>
      {children}
    </Menu>
  );
}
