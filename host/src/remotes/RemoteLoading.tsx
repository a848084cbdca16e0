import { languageOf } from '@portal/shared/domain/languages';
import { loaderTexts } from '@portal/shared/loader/failureTexts';

/** Loading placeholder of a module; appears after a short delay to avoid flicker. */
export function RemoteLoading() {
  const language = languageOf(navigator.language);
  return (
    <div className="host-loading" role="status" lang={language}>
      <span>{loaderTexts(language).loading}</span>
    </div>
  );
}
