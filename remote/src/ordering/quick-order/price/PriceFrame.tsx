import { Button } from '@mantine/core';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useId, useState, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../checkout/checkout.css';

export interface PriceFrameProps {
  readonly details: ReactNode;
  readonly notices: ReactNode;
  /** The primary button; absent where nothing can be done. */
  readonly action?: ReactNode;
  /** Other ways on. In the bar they stand among the details. */
  readonly more?: ReactNode;
  /** The total, announced as it changes. */
  readonly children: ReactNode;
}

/** Keeps a press with its button: a price that comes in between moves the button away from under the pointer. */
function holdPointer({ target, pointerId }: PointerEvent): void {
  if (target instanceof Element) target.closest('button')?.setPointerCapture(pointerId);
}

/** The price and the button to go on, always visible: a box beside the form; without room for it a bar that opens. */
export function PriceFrame({ details, notices, action, more, children }: PriceFrameProps) {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <aside aria-labelledby={`${id}-title`} className={isOpen ? 'pr-price pr-price--open' : 'pr-price'}>
      <h2 id={`${id}-title`} className="pr-price__title">
        {t('price.title')}
      </h2>
      <div id={`${id}-details`} className="pr-price__details">
        {details}
      </div>
      {notices}
      <div className="pr-price__bar">
        <div className="pr-price__sum" role="status">
          {children}
        </div>
        <Button
          variant="subtle"
          size="xs"
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          onClick={() => setOpen(!isOpen)}
          className="pr-price__toggle"
          rightSection={<IconChevronUp size={16} aria-hidden="true" />}
        >
          <span className="pr-price__toggle-text">{t('price.details')}</span>
        </Button>
        {action !== undefined && (
          <div className="pr-price__action" onPointerDown={holdPointer}>
            {action}
          </div>
        )}
      </div>
      {more !== undefined && <div className="pr-price__more">{more}</div>}
    </aside>
  );
}
