import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '../page/useKeptFocus.ts';
import './action-ladder.css';
import type { LadderAction } from './LadderAction.ts';
import { LadderButton } from './LadderButton.tsx';
import { MoreActions } from './MoreActions.tsx';

export interface ActionLadderProps {
  /** Names the thing: "Actions for Grace Hopper"; may be absent where the heading around it does. */
  readonly label?: string;
  /** The act that its state asks for; null in a state that asks for none. */
  readonly primary?: LadderAction | null;
  readonly secondary?: LadderAction | null;
  readonly more?: readonly LadderAction[];
}

/**
 * The actions on one thing, in the head of its drawer or page: one solid button, one outlined, and the rest behind More, with
 * those that take something away last.
 */
export function ActionLadder({ label, primary = null, secondary = null, more = [] }: ActionLadderProps) {
  const { t } = useTranslation();
  // An action may take away its own button.
  const containerRef = useKeptFocus<HTMLElement>();
  if (primary === null && secondary === null && more.length === 0) return null;
  return (
    <section ref={containerRef} tabIndex={-1} aria-label={label ?? t('action.actions')} className="pr-ladder">
      {primary !== null && <LadderButton action={primary} variant="filled" />}
      {secondary !== null && <LadderButton action={secondary} variant="default" />}
      {more.length > 0 && <MoreActions actions={more} />}
    </section>
  );
}
