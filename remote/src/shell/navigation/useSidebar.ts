import { SETTINGS } from '@portal/shared/domain/settings';
import { useEffect, useRef, useState } from 'react';
import { safeStorage } from '../../browser/safeStorage.ts';

const KEY = 'portal.sidebar@1';

/** Open or closed, stored per device; a closed one opens on hover and closes 225 ms after the pointer left. */
export function useSidebar() {
  const [isPinned, setPinned] = useState(() => safeStorage('local').get(KEY) !== 'closed');
  const [isHovered, setHovered] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const toggle = () => {
    safeStorage('local').set(KEY, isPinned ? 'closed' : 'open');
    setPinned(!isPinned);
    setHovered(false);
  };
  const enter = () => {
    window.clearTimeout(timer.current);
    setHovered(true);
  };
  const leave = () => {
    timer.current = window.setTimeout(() => setHovered(false), SETTINGS.layout.sidebarCollapseMs);
  };
  return { isPinned, isOpen: isPinned || isHovered, toggle, enter, leave };
}
