import { languageOf } from '@portal/shared/domain/languages';
import { loaderTexts } from '@portal/shared/loader/failureTexts';

/** Stands where a module will be; shows itself only after a moment. */
export function RemoteLoading() {
  const language = languageOf(navigator.language);
  return (
    <div className="host-loading" role="status" lang={language}>
      <span>{loaderTexts(language).loading}</span>
    </div>
  );
}
