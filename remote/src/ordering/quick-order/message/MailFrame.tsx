import { useEffect, useRef, useState } from 'react';

interface MailFrameProps {
  /** A whole document. */
  readonly html: string;
  readonly title: string;
}

/** Links of the mail ask for a window of their own, which the sandbox refuses: they lead nowhere. */
const withDeadLinks = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

/**
 * A mail as a document of its own, as high as its content. The sandbox lets no script, form or window through; the origin is the
 * page's, because the height of another one's cannot be read.
 */
export function MailFrame({ html, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(480);
  const measure = () => {
    // Before the document is there it has no body, whatever the type says.
    const content = frame.current?.contentDocument?.querySelector('body')?.offsetHeight ?? 0;
    if (content > 0) setHeight(content);
  };
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
      srcDoc={withDeadLinks(html)}
      tabIndex={-1}
      onLoad={measure}
      style={{ height }}
      className="pr-preview__frame"
    />
  );
}
