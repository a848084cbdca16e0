import { useEffect, useRef, useState, type RefObject } from 'react';

interface ScrollRegion {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Named and in the tab order only while it overflows, so that the keyboard can scroll it. */
  readonly region: {
    readonly role?: 'region';
    readonly tabIndex?: 0;
    readonly 'aria-label'?: string;
    readonly 'data-scrolls'?: true;
  };
}

/** Props of a box that scrolls sideways when its content overflows. */
export function useScrollRegion(label: string): ScrollRegion {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    for (const content of box.children) observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { ref, region: scrolls ? { role: 'region', tabIndex: 0, 'aria-label': label, 'data-scrolls': true } : {} };
}
