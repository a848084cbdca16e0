import { Tooltip } from '@mantine/core';
import { useEffect, useId } from 'react';
import '@mantine/core/styles/Tooltip.css';

export interface HintBubbleProps {
  readonly target: HTMLElement;
  readonly text: string;
  /** Default: above. */
  readonly side?: 'right';
  readonly onClose: () => void;
}

/** Tooltip text beside its target; closes on Escape and on a touch elsewhere. */
export function HintBubble({ target, text, side, onClose }: HintBubbleProps) {
  const id = useId();
  useEffect(() => {
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [target, id]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    const onPointer = (event: PointerEvent) =>
      !(event.target instanceof Node && target.contains(event.target)) && onClose();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [target, onClose]);
  return (
    <Tooltip opened target={target} position={side ?? 'top'} label={<span id={id}>{text}</span>} multiline maw={280} />
  );
}
