import {
  ModalBase,
  ModalBaseBody,
  ModalBaseCloseButton,
  ModalBaseContent,
  ModalBaseHeader,
  ModalBaseOverlay,
  ModalBaseTitle,
  type ModalBaseProps,
} from '@mantine/core';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rehearsing } from '../lazy/Rehearsal.tsx';
import { NoticeSlotsContext } from './noticeSlots.ts';
import './panelStyles.ts';

export interface PanelProps extends Pick<
  ModalBaseProps,
  'opened' | 'onClose' | 'onExitTransitionEnd' | 'trapFocus' | 'closeOnEscape' | 'closeOnClickOutside' | 'zIndex'
> {
  /** The part of the window that it takes: its middle, all of it, or one side. */
  readonly at: 'center' | 'everywhere' | 'left' | 'right';
  /** Width in CSS. */
  readonly size: string;
  readonly title: ReactNode;
  readonly withCloseButton?: boolean;
  readonly inert?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const TRANSITIONS = { center: 'fade-down', everywhere: 'fade-down', left: 'slide-right', right: 'slide-left' } as const;

/**
 * The modal panel that dialogs and drawers share, of Mantine's own parts. Its Modal and Drawer bring scroll areas along, which
 * no panel of the product has.
 */
export function Panel({
  at,
  size,
  title,
  withCloseButton = true,
  trapFocus = true,
  closeOnEscape = true,
  closeOnClickOutside = true,
  className = '',
  children,
  ...props
}: PanelProps) {
  const { t } = useTranslation();
  const { register } = useContext(NoticeSlotsContext);
  const isRehearsed = useContext(Rehearsing);
  return (
    <ModalBase
      {...props}
      withinPortal={!isRehearsed}
      returnFocus
      lockScroll={false}
      trapFocus={trapFocus}
      closeOnEscape={closeOnEscape}
      closeOnClickOutside={closeOnClickOutside}
      transitionProps={{ duration: 200, transition: TRANSITIONS[at] }}
      className={`pr-panel ${className}`}
      data-at={at}
      __vars={{ '--pr-panel-size': size }}
    >
      <ModalBaseOverlay className="pr-panel__overlay" />
      <ModalBaseContent
        className="pr-panel__content"
        innerProps={{ className: 'pr-panel__inner' }}
        {...(at !== 'center' && { radius: 0 })}
      >
        <div className="pr-panel__top">
          <ModalBaseHeader className="pr-panel__header">
            <ModalBaseTitle className="pr-panel__title">{title}</ModalBaseTitle>
            {withCloseButton && <ModalBaseCloseButton className="pr-panel__close" aria-label={t('action.close')} />}
          </ModalBaseHeader>
          <div ref={register} className="pr-panel__notice" />
        </div>
        <ModalBaseBody className="pr-panel__body">{children}</ModalBaseBody>
      </ModalBaseContent>
    </ModalBase>
  );
}
