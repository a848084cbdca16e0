import type { RemoteError } from '@portal/shared/federation/remoteModule';
import { failureText } from '@portal/shared/loader/failureTexts';
import { useSlotTexts } from './useSlotTexts.ts';

function until(detail: RemoteError['detail']): string | null {
  const time = Date.parse(detail.until ?? '');
  return Number.isNaN(time)
    ? null
    : new Date(time).toLocaleString(navigator.language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Error message with advice in the browser's language; `onRetry` tries again. */
export function RemoteFailure({ error, onRetry }: { error: RemoteError; onRetry: () => void }) {
  const { language, texts } = useSlotTexts();
  const { title, advice } = failureText(texts, error.code);
  const back = error.code === 'DISABLED' ? until(error.detail) : null;
  const reference = [error.code, error.detail.status, error.detail.version].filter(Boolean).join(' ');
  return (
    <main className="host-notice" role="alert" lang={language}>
      <h1>{title}</h1>
      <p>{back === null ? advice : `${advice} ${texts.disabledUntil.replace('{time}', back)}`}</p>
      <button type="button" className="host-action" onClick={onRetry}>
        {texts.retry}
      </button>
      {error.code !== 'DISABLED' && <p className="host-reference">{texts.reference.replace('{code}', reference)}</p>}
    </main>
  );
}
