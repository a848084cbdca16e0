import type { RemoteError } from '@portal/shared/federation/remoteModule';
import { failureNotice } from '@portal/shared/loader/failureTexts';
import { useSlotTexts } from './useSlotTexts.ts';

/** Error message with advice in the browser's language; `onRetry` tries again. */
export function RemoteFailure({ error, onRetry }: { error: RemoteError; onRetry: () => void }) {
  const { language, texts } = useSlotTexts();
  const { title, advice, reference } = failureNotice(texts, error, navigator.language);
  return (
    <main className="host-notice" role="alert" lang={language}>
      <h1>{title}</h1>
      <p>{advice}</p>
      <button type="button" className="host-action" onClick={onRetry}>
        {texts.retry}
      </button>
      {reference !== null && <p className="host-reference">{reference}</p>}
    </main>
  );
}
