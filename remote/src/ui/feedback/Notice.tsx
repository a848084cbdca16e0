import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import './notice.css';

export type NoticeKind = 'error' | 'warning' | 'info' | 'success';

export interface NoticeProps {
  readonly kind: NoticeKind;
  readonly title?: string | null;
  readonly children?: ReactNode;
  /** Buttons below the text. */
  readonly actions?: ReactNode;
}

const ICONS = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle, success: IconCircleCheck };

/** An inline banner: kind by icon and colour, title, text, buttons. Errors interrupt a screen reader, the rest wait. */
export function Notice({ kind, title, children, actions }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div className={`pr-notice pr-notice--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden="true" className="pr-notice__icon" />
      <div className="pr-notice__body">
        {typeof title === 'string' && <p className="pr-notice__title">{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className="pr-notice__actions">{actions}</div>}
      </div>
    </div>
  );
}
