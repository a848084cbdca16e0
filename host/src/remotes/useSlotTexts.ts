import type { Language } from '@portal/shared/domain/enumerations';
import type { LoaderTexts } from '@portal/shared/loader/failureTexts';
import { en } from '@portal/shared/loader/texts/en';
import { useEffect, useState } from 'react';
import { hostLanguage } from '../app/hostLanguage.ts';

export interface SlotTexts {
  readonly language: Language;
  readonly texts: LoaderTexts;
  /** False while the browser's language is loading; the texts are English until then, and when it does not load. */
  readonly isFinal: boolean;
}

let loaded: SlotTexts | null = null;

/** The loader's texts in the browser's language, requested with the first use. */
export function useSlotTexts(): SlotTexts {
  const language = hostLanguage();
  const [current, setCurrent] = useState<SlotTexts>(
    loaded?.language === language ? loaded : { language: 'en', texts: en, isFinal: language === 'en' },
  );
  const { isFinal } = current;

  useEffect(() => {
    if (isFinal || language === 'en') return;
    import('@portal/shared/loader/loaderTexts').then(
      ({ loaderTexts }) => {
        loaded = { language, texts: loaderTexts(language), isFinal: true };
        setCurrent(loaded);
      },
      () => setCurrent({ language: 'en', texts: en, isFinal: true }),
    );
  }, [language, isFinal]);

  return current;
}
