import { useSlotTexts } from './useSlotTexts.ts';

/** Loading placeholder of a module; appears after a short delay to avoid flicker. `isSlow`: over the module's budget. */
export function RemoteLoading({ isSlow }: { isSlow: boolean }) {
  const { language, texts, isFinal } = useSlotTexts();
  return (
    <div className="host-loading" role="status" lang={language}>
      <span>{isFinal && (isSlow ? texts.stillLoading : texts.loading)}</span>
    </div>
  );
}
