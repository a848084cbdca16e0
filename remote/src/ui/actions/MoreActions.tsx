import { lazyPart } from '../lazy/lazyPart.tsx';
import type { LadderAction } from './LadderAction.ts';
import type { LadderMenuProps } from './LadderMenu.tsx';
import { LaterMenu } from '../menu/LaterMenu.tsx';
import { MoreButton } from './MoreButton.tsx';

const load = async () => (await import('./LadderMenu.tsx')).LadderMenu;
const LadderMenu = lazyPart<LadderMenuProps>(load);

/** The menu of the other actions, which loads after what is in sight. */
export const MoreActions = ({ actions }: { readonly actions: readonly LadderAction[] }) => (
  <LaterMenu load={load} button={(props) => <MoreButton {...props} />}>
    {(target) => <LadderMenu actions={actions} target={target} />}
  </LaterMenu>
);
