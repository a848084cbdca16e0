import { useSlotTexts } from './useSlotTexts.ts';

/** Loading placeholder of a module; appears after a short delay to avoid flicker. */
export function RemoteLoading() {
  const { language, texts, isFinal } = useSlotTexts();
  return (
    <div className="host-loading" role="status" lang={language}>
      <span>{isFinal && texts.loading}</span>
    </div>
  );
}
