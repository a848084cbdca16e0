import { Later } from '../ui/lazy/Later.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';

const ConsentArea = lazyPart(
  async () => (await import(/* webpackChunkName: "consent" */ '../shell/consent/ConsentArea.tsx')).ConsentArea,
);

/** What no page waits for. */
export const LaterParts = () => <Later part={ConsentArea} />;
