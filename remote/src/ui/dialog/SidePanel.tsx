import { Drawer } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBelowTop } from './topDialog.ts';
import './panelStyles.ts';
import '@mantine/core/styles/Drawer.css';
import './side-panel.css';

export interface SidePanelProps {
  readonly title: string;
  /** Called when the panel has gone. */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A side panel that is a route: it slides in when its address is opened and gives the focus back when it is closed. */
export function SidePanel({ title, onClosed, children }: SidePanelProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // Opened after the first paint: the drawer remembers the focused link only on a change from closed to open.
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const belowTop = useBelowTop();
  return (
    <Drawer
      {...belowTop}
      opened={opened}
      onClose={() => setOpened(false)}
      onExitTransitionEnd={onClosed}
      title={title}
      position="right"
      size="min(480px, 100%)"
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      transitionProps={{ duration: 200 }}
      className="pr-side-panel"
    >
      {children}
    </Drawer>
  );
}
