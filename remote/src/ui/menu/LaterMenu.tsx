import {
  Suspense,
  useEffect,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type ReactElement,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../feedback/useNotify.ts';
import { Boundary } from '../lazy/Boundary.tsx';
import { preloadPart } from '../lazy/lazyPart.tsx';
import { useLoadAhead } from '../lazy/useLoadAhead.ts';

/** The button of a menu; what is given goes to its element. */
export type MenuButton = (props: ComponentPropsWithoutRef<'button'>) => ReactElement;

interface LaterMenuProps<Props extends object> {
  readonly button: MenuButton;
  /** Loads the menu. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** The lazy menu, an `OpenedMenu`, around its button. */
  readonly children: (target: ReactElement) => ReactElement;
}

/** A menu whose code comes after what is in sight, at the latest with the press of its button, which opens it. */
export function LaterMenu<Props extends object>({ button, load, children }: LaterMenuProps<Props>) {
  const [isPressed, setPressed] = useState(false);
  useLoadAhead(load);
  const getReady = () => preloadPart(load);
  const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;
  if (!isPressed)
    return button({ ...closed, onPointerEnter: getReady, onFocus: getReady, onClick: () => setPressed(true) });
  return (
    <Boundary failed={(_error, retry) => <FailedMenu button={button} onPress={retry} />}>
      <Suspense fallback={button({ ...closed, autoFocus: true })}>{children(button({ autoFocus: true }))}</Suspense>
    </Boundary>
  );
}

interface FailedMenuProps {
  readonly button: MenuButton;
  readonly onPress: () => void;
}

/** The next press loads the menu again. */
function FailedMenu({ button, onPress }: FailedMenuProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  useEffect(() => notify.error(t('error.fallback')), [notify, t]);
  return button({ onClick: onPress });
}
