import { toTrustedHtml } from '@portal/shared/federation/trustedTypes';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface MailFrameProps {
  /** A whole document. */
  readonly html: string;
  readonly title: string;
}

/** Makes links inert: they target a new window, which the sandbox blocks. */
const withDeadLinks = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

/**
 * A mail in an iframe with the height of its content. The sandbox blocks scripts, forms and windows; it keeps the
 * page's origin, because the height of a cross-origin document cannot be read.
 */
export function MailFrame({ html, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(480);
  const measure = () => {
    // Before the document is there it has no body, whatever the type says.
    const content = frame.current?.contentDocument?.querySelector('body')?.offsetHeight ?? 0;
    if (content > 0) setHeight(content);
  };
  // By hand, as React would make a text of what the page's Trusted Types take.
  useLayoutEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = toTrustedHtml(withDeadLinks(html));
  }, [html]);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      tabIndex={-1}
      onLoad={measure}
      style={{ height }}
      className="pr-mail__frame"
    />
  );
}
