import { WaitingPage } from '../ui/lazy/WaitingPage.tsx';
import { Bar } from '../ui/feedback/Bar.tsx';
import { useSidebar } from '../shell/navigation/useSidebar.ts';
import './waiting-shell.css';

const ENTRIES = ['56%', '64%', '44%', '68%'];

/** The shape of the portal's own frame around a page that is waited for: nothing moves when they come. */
export function WaitingShell() {
  const { isPinned } = useSidebar();
  return (
    <div className="pr-waiting">
      <div className="pr-waiting__side" data-pinned={isPinned} aria-hidden="true">
        <Bar width="28px" height={28} />
        <Bar height={72} />
        {ENTRIES.map((width) => (
          <Bar key={width} width={isPinned ? width : '20px'} height={20} />
        ))}
      </div>
      <div className="pr-waiting__content">
        <div className="pr-waiting__top" aria-hidden="true">
          <Bar width="120px" />
          <Bar width="96px" />
        </div>
        <WaitingPage />
      </div>
    </div>
  );
}
